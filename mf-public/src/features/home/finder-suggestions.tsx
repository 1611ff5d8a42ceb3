import type { Api } from '@admissions/api-client';
import { fillPlaceholders } from '@admissions/model/messages';
import { FINDER_FIELDS } from '@admissions/model/terms';
import { PageLink } from '@admissions/ui';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { ReasonLine } from '../../lib/finder/reason-line.tsx';
import { useEmptySearch } from '../../lib/finder/use-empty-search.ts';
import { loadSingle, readFields } from '../../lib/public-reads.ts';
import styles from './finder-suggestions.module.css';
import { TEXTS } from './texts.ts';

const MAX_SUGGESTIONS = 5;

/** Best match first, each with its reason. */
export function FinderSuggestions({
  query,
  findable: { index, synonyms, notes, countsEmpty },
}: {
  query: string;
  findable: Awaited<ReturnType<typeof loadSearchIndex>>;
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
            <span>{reason && <ReasonLine reason={reason} />}</span>
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

/** The bachelor departments and the office's terms. */
export async function loadSearchIndex(api: Api) {
  const [departments, finder] = await Promise.all([
    readFields(api, 'faculty/bachelor_department_list', FINDER_FIELDS, { silent: true }),
    loadSingle(api, 'setting/finder_info'),
  ]);
  return {
    index: indexDepartments(
      departments.list.map((department) => ({
        ...department,
        courseTitles: department.courses.flatMap(({ titles }) => titles),
      })),
    ),
    synonyms: finder?.synonyms ?? [],
    notes: finder?.notes ?? [],
    countsEmpty: finder?.countsEmpty === true,
  };
}
