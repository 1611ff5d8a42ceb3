import type { AnyKind } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { Drawer } from '../base/overlays.tsx';
import { TEXTS } from '../base/texts.ts';
import styles from './revision-drawer.module.css';
import { REVISION_TEXTS } from './texts.ts';
import { useHistory, useOpenDraft, type Version } from './use-history.ts';
import { RestorePreview, VersionDiff } from './version-diff.tsx';
import { VersionList } from './version-list.tsx';

export interface RevisionDrawerProps {
  kind: AnyKind;
  entry: AnyEntry;
  onClose: () => void;
  onRestored: (entry: AnyEntry) => void;
}
/** History of an entry: authors, comparison of any two versions, and restore with a preview. */
export function RevisionDrawer({ kind, entry, onClose, onRestored }: RevisionDrawerProps) {
  const t = useMessage();
  const { versions, approvals, hasOlder, loadOlder, isLoading, isRestoring, restore, name } =
    useHistory(kind, entry.id);
  const [chosenNumber, setChosen] = useState<number | null>(null);
  const [otherNumber, setOther] = useState<number | null>(null);
  const [targetNumber, setTargetNumber] = useState<number | null>(null);
  const findVersion = (number: number | null) =>
    versions.find(({ revision }) => revision === number);
  const [live, second] = versions;
  // Initially the last change: live and the version before.
  const chosen = findVersion(chosenNumber) ?? second ?? live;
  const other =
    findVersion(otherNumber === chosen?.revision ? null : otherNumber) ??
    (chosen === live ? second : live);
  const target = findVersion(targetNumber);

  const { draft, isPutting, putIntoDraft } = useOpenDraft(kind, entry.id, target);

  async function goBack(to: Version, now: Version): Promise<void> {
    const restored = draft
      ? (await putIntoDraft(now, to)) && entry
      : await restore(to.revision, now.revision);
    if (restored) onRestored(restored);
  }
  return (
    <Drawer open title={t(TEXTS.revisions)} onClose={onClose} size="min(72rem, 100vw)">
      <div className={styles.sides}>
        <section>
          <VersionList
            versions={versions}
            approvals={approvals}
            chosen={target?.revision ?? chosen?.revision ?? null}
            onChoose={(revision) => {
              setChosen(revision);
              setTargetNumber(null);
            }}
            onRestore={setTargetNumber}
            onName={name}
          />
          {hasOlder && (
            <Button block loading={isLoading} onClick={loadOlder}>
              {t(REVISION_TEXTS.older)}
            </Button>
          )}
        </section>
        <section
          className={styles.difference}
          aria-label={t(REVISION_TEXTS.differences)}
          aria-live="polite"
        >
          {isLoading && versions.length === 0 && <Spin />}
          {target && live ? (
            <RestorePreview
              kind={kind}
              live={live}
              target={target}
              draft={draft}
              isBusy={isRestoring || isPutting}
              onConfirm={() => void goBack(target, live)}
              onCancel={() => setTargetNumber(null)}
            />
          ) : (
            chosen &&
            other && (
              <VersionDiff
                kind={kind}
                versions={versions}
                chosen={chosen}
                other={other}
                onCompareWith={setOther}
              />
            )
          )}
        </section>
      </div>
    </Drawer>
  );
}
