import { formatMoment, joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { TEXTS } from '../base/texts.ts';
import { ACTIONS, REVISION_TEXTS } from './texts.ts';
import type { Version } from './use-history.ts';
import styles from './version-list.module.css';
import { VersionName } from './version-name.tsx';

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
            <div className={styles.ways}>
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
