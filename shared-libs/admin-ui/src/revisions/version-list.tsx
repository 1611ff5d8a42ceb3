import { formatMoment, joinLabel } from '@admissions/model';
import { REVISION_NAME_MAX } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { TEXTS } from '../base/texts.ts';
import { ACTIONS, REVISION_TEXTS } from './texts.ts';
import type { Version } from './use-history.ts';
import styles from './version-list.module.css';

interface VersionListProps {
  versions: readonly Version[];
  approvals: ReadonlyMap<number, string>;
  chosen: number | null;
  onChoose: (revision: number) => void;
  onRestore: (revision: number) => void;
  /** Returns whether it is stored. */
  onName: (revision: number, name: string | null) => Promise<boolean>;
}
/** Versions of an entry with author and date; one is selected. */
export function VersionList({
  versions,
  approvals,
  chosen,
  onChoose,
  onRestore,
  onName,
}: VersionListProps) {
  const t = useMessage();
  return (
    <ol className={styles.list} aria-label={t(REVISION_TEXTS.history)}>
      {versions.map(({ revision, at, by, action, name: given }, place) => {
        const name = t(TEXTS.revision, { number: revision });
        return (
          <li key={revision} data-chosen={revision === chosen || undefined}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={revision === chosen}
              onClick={() => onChoose(revision)}
            >
              <strong>{name}</strong>{' '}
              {place === 0 && <span className={styles.live}>{t(REVISION_TEXTS.isLive)}</span>}
              {given && <span className={styles.given}>{given}</span>}
              <span className="faint mini figures block">
                {formatMoment(at)} {by} {t(ACTIONS[action])}
                {approvals.has(revision) && (
                  <>
                    <br />
                    {t(REVISION_TEXTS.approvedBy, { name: approvals.get(revision) ?? '' })}
                  </>
                )}
              </span>
            </button>
            <div className="wrap">
              <VersionName version={name} name={given} onName={(next) => onName(revision, next)} />
              {place > 0 && (
                <Button
                  size="small"
                  aria-label={joinLabel(t(TEXTS.backTo), name, t.locale)}
                  onClick={() => onRestore(revision)}
                >
                  {t(TEXTS.backTo)}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface VersionNameProps {
  /** Default name of the version: 第3版. */
  version: string;
  name: string | null;
  /** Null removes the name. Returns whether it is stored. */
  onName: (name: string | null) => Promise<boolean>;
}
/** Names a version, or changes or removes its name. */
function VersionName({ version, name, onName }: VersionNameProps) {
  const t = useMessage();
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = t(name === null ? REVISION_TEXTS.name : REVISION_TEXTS.rename);
  async function store(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const isStored = await onName(text?.trim() || null);
    setBusy(false);
    if (isStored) setText(null);
  }
  if (text === null)
    return (
      <Button
        size="small"
        aria-label={joinLabel(words, version, t.locale)}
        onClick={() => setText(name ?? '')}
      >
        {words}
      </Button>
    );
  return (
    <form className={styles.naming} onSubmit={(event) => void store(event)}>
      <Input
        autoFocus
        size="small"
        value={text}
        maxLength={REVISION_NAME_MAX}
        aria-label={joinLabel(t(REVISION_TEXTS.nameOf), version, t.locale)}
        placeholder={t(REVISION_TEXTS.nameExample)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" loading={isBusy}>
        {t('common.save')}
      </Button>
      <Button size="small" onClick={() => setText(null)}>
        {t('common.cancel')}
      </Button>
      <p>{t(REVISION_TEXTS.nameHint)}</p>
    </form>
  );
}
