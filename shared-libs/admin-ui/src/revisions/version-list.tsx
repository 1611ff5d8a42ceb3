import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { momentText } from '../taipei.ts';
import { useTexts } from '../use-texts.ts';
import { ACTIONS } from './texts.ts';
import type { Version } from './use-history.ts';
import { useRevisionTexts } from './use-revision-texts.ts';
import styles from './version-list.module.css';

interface VersionListProps {
  versions: readonly Version[];
  chosen: number | null;
  onChoose: (revision: number) => void;
  onRestore: (revision: number) => void;
}
/** The versions of an entry: who made each and when; one of them is looked at. */
export function VersionList({ versions, chosen, onChoose, onRestore }: VersionListProps) {
  const t = useMessage();
  const text = useTexts();
  const own = useRevisionTexts();
  return (
    <ol className={styles.list} aria-label={own('history')}>
      {versions.map(({ revision, at, by, action }, place) => {
        const name = text('revision', { number: revision });
        return (
          <li key={revision} data-chosen={revision === chosen || undefined}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={revision === chosen}
              onClick={() => onChoose(revision)}
            >
              <strong>{name}</strong>{' '}
              {place === 0 && <span className={styles.live}>{own('isLive')}</span>}
              <span className={styles.who}>
                {momentText(at)} {by} {t.of(ACTIONS[action])}
              </span>
            </button>
            {place > 0 && (
              <Button
                size="small"
                aria-label={`${text('backTo')}：${name}`}
                onClick={() => onRestore(revision)}
              >
                {text('backTo')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
