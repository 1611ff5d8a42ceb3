import { Button, PageLink, Phrases } from '@admissions/ui';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
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
