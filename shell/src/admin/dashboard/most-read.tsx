import type { Dashboard } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import styles from './dashboard.module.css';
import { EntryLink } from './entry-link.tsx';
import { TEXTS } from './texts.ts';

/** The most read entries: a table whose last column is also drawn. */
export function MostRead({ list }: { list: Dashboard['mostRead'] }) {
  const t = useMessage();
  const most = Math.max(1, ...list.map(({ count }) => count));
  return (
    <table className={styles.read}>
      <thead>
        <tr>
          <th scope="col">{t(TEXTS.entry)}</th>
          <th scope="col">{t(TEXTS.views)}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <tr key={`${entry.kind} ${entry.id}`}>
            <td>
              <EntryLink entry={entry} />
            </td>
            <td>
              <span>{entry.count.toLocaleString('en-US')}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(entry.count / most) * 100} height="6" rx="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
