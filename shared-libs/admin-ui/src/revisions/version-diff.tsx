import { type AnyKind, formatMoment } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { Alert, Button, Select } from 'antd';
import { useId } from 'react';
import { TEXTS } from '../base/texts.ts';
import { Changes } from './changes.tsx';
import { REVISION_TEXTS } from './texts.ts';
import type { Version } from './use-history.ts';
import styles from './version-diff.module.css';

interface VersionDiffProps {
  kind: AnyKind;
  versions: readonly Version[];
  chosen: Version;
  /** The revision to compare with. */
  other: Version;
  onCompareWith: (revision: number) => void;
}
/** Changes between two versions, from the older to the newer. */
export function VersionDiff({ kind, versions, chosen, other, onCompareWith }: VersionDiffProps) {
  const id = useId();
  const t = useMessage();
  const [from, to] = chosen.revision < other.revision ? [chosen, other] : [other, chosen];
  return (
    <>
      <div className={styles.head}>
        <h3>{t(REVISION_TEXTS.shows, { from: nameVersion(from, t), to: nameVersion(to, t) })}</h3>
        <span className="line">
          <label htmlFor={id}>{t(REVISION_TEXTS.compareWith)}</label>
          <Select
            id={id}
            value={other.revision}
            onChange={onCompareWith}
            options={versions
              .filter(({ revision }) => revision !== chosen.revision)
              .map((version) => ({
                value: version.revision,
                label:
                  nameVersion(version, t) +
                  (version === versions[0]
                    ? t(TEXTS.inBrackets, { words: t(REVISION_TEXTS.live) })
                    : ''),
              }))}
            popupMatchSelectWidth={false}
          />
        </span>
      </div>
      <p className="below-m faint tiny">{t(REVISION_TEXTS.key)}</p>
      <Changes kind={kind} before={from.entry} after={to.entry} />
    </>
  );
}

interface RestorePreviewProps {
  kind: AnyKind;
  live: Version;
  target: Version;
  /** The open draft, which the version goes into. */
  draft: EntryDraft | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}
/** Preview of the changes before a restore. */
export function RestorePreview({
  kind,
  live,
  target,
  draft,
  isBusy,
  onConfirm,
  onCancel,
}: RestorePreviewProps) {
  const t = useMessage();
  const retained = {
    status: live.entry.status,
    publishAt: live.entry.publishAt,
    unpublishAt: live.entry.unpublishAt,
    deletedAt: null,
  };
  return (
    <>
      <Alert
        showIcon
        title={
          draft
            ? t(REVISION_TEXTS.hasDraft, {
                name: draft.updatedBy,
                time: formatMoment(draft.updatedAt),
                version: nameVersion(target, t),
              })
            : t(REVISION_TEXTS.restoring, { name: nameVersion(target, t) })
        }
        action={
          <span className="wrap">
            <Button type="primary" loading={isBusy} onClick={onConfirm}>
              {t(draft ? REVISION_TEXTS.putIntoDraft : REVISION_TEXTS.restore)}
            </Button>
            <Button onClick={onCancel}>{t('common.cancel')}</Button>
          </span>
        }
        className="below-ml"
      />
      <Changes
        kind={kind}
        before={{ ...live.entry, ...draft?.changed }}
        after={{ ...target.entry, ...retained }}
      />
    </>
  );
}

const nameVersion = ({ revision, name }: Version, t: Translate): string =>
  t(TEXTS.revision, { number: revision }) + (name ? t(TEXTS.quoted, { words: name }) : '');
