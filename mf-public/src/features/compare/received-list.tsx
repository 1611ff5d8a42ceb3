import type { Api } from '@admissions/api-client';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { Button, PageLink, Phrases } from '@admissions/ui';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { loadList } from '../../lib/public-reads.ts';
import type { ShortlistEntry } from '../../lib/shortlist/shortlist.ts';
import {
  addShortlisted,
  isSameDepartment,
  toCompareKey,
  useShortlist,
} from '../../lib/shortlist/shortlist.ts';
import styles from './compare-selection.module.css';

/** A list from another device, until it is added here. */
export function ReceivedList({ received }: { received: readonly ShortlistEntry[] }) {
  const shortlist = useShortlist();
  if (received.length === 0) return null;
  const isAdded = received.every((each) => shortlist.some(isSameDepartment(each)));
  return (
    <section className="box stack" aria-labelledby="received">
      <h2 id="received" className={styles.title}>
        <Phrases>{TEXTS.received}</Phrases>
      </h2>
      <ul>
        {received.map((each) => (
          <li key={toCompareKey(each)}>
            <PageLink to={`${LEVELS[each.level].detail}?id=${each.id}`}>{each.title}</PageLink>
          </li>
        ))}
      </ul>
      <p role="status">{isAdded && TEXTS.receivedAdded}</p>
      {!isAdded && (
        <div data-no-print>
          <Button onClick={() => addShortlisted(received)}>{TEXTS.receivedAdd}</Button>
        </div>
      )}
    </section>
  );
}

/** Names of the departments in a list; unknown ones are left out. */
export async function loadReceived(
  api: Api,
  keys: readonly Pick<ShortlistEntry, 'level' | 'id'>[],
): Promise<ShortlistEntry[]> {
  const levels = FACULTY_LEVELS.filter((level) => keys.some((key) => key.level === level));
  const found = await Promise.all(
    levels.map(async (level) => {
      const list = await loadList(api, `faculty/${level}_department_list`);
      return (list ?? [])
        .filter(({ id }) => keys.some(isSameDepartment({ level, id })))
        .map((each) => toShortlistEntry(level, each));
    }),
  );
  return found.flat();
}
