import type { Dashboard } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { ShareBar } from '@admissions/ui/charts';
import styles from './dashboard.module.css';
import { EntryLink } from './entry-link.tsx';
import { TEXTS } from './texts.ts';

/** The most read entries: a table with its last column drawn as bars. */
export function MostRead({ list }: { list: Dashboard['mostRead'] }) {
  const t = useMessage();
  const most = Math.max(...list.map(({ count }) => count));
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
              <ShareBar value={entry.count} max={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
