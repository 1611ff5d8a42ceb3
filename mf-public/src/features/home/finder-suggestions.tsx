import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink } from '@admissions/ui';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { ReasonLine } from '../../lib/finder/reason-line.tsx';
import { useEmptySearch } from '../../lib/finder/use-empty-search.ts';
import styles from './finder-suggestions.module.css';
import type { DepartmentSearchIndex } from './load-search-index.ts';
import { TEXTS } from './texts.ts';

const MAX_SUGGESTIONS = 5;

/** Best match first, each with its reason. */
export function FinderSuggestions({
  query,
  findable: { index, synonyms, notes, countsEmpty },
}: {
  query: string;
  findable: DepartmentSearchIndex;
}) {
  const { fit, found } = findDepartments(index, query, synonyms);
  const [note] = findNotes(query, notes, fit === 'all' && found.length > 0);
  useEmptySearch(query, countsEmpty && found.length === 0 && !note);
  return (
    <div className={styles.suggestions}>
      <p role="status" className="note">
        {fillPlaceholders(found.length > 0 ? TEXTS.foundCount : TEXTS.foundNone, {
          count: found.length,
        })}
      </p>
      {note && <p className="muted">{note.text}</p>}
      <ul className="lines" aria-label={TEXTS.suggestions}>
        {found.slice(0, MAX_SUGGESTIONS).map(({ department: { id, title }, reason }) => (
          <li key={id}>
            <PageLink viewTransition to={`/bachelorCont?id=${id}`} className="whole-link">
              {title}
            </PageLink>
            <span>
              <ReasonLine reason={reason} />
            </span>
          </li>
        ))}
      </ul>
      {found.length > MAX_SUGGESTIONS && (
        <p>
          <PageLink to={`/bachelor?q=${encodeURIComponent(query.trim())}`}>
            {fillPlaceholders(TEXTS.allFound, { count: found.length })}
          </PageLink>
        </p>
      )}
    </div>
  );
}
