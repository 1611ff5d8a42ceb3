import type { FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { Container, PageLink, Phrases, useIdentity } from '@admissions/ui';
import { useMemo } from 'react';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import { FinderNotes } from '../../lib/departments/finder-notes.tsx';
import type { College, DepartmentCard } from '../../lib/departments/guide-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { splitCommonMatches } from '../../lib/finder/find-departments.ts';
import { ReasonLine } from '../../lib/finder/reason-line.tsx';
import { UndecidedLink } from '../../lib/undecided-link.tsx';
import styles from './finder-results.module.css';
import type { FinderState } from './use-finder.ts';

interface FinderResultsProps {
  level: FacultyLevel;
  state: FinderState;
  colleges: readonly College[];
}
type Shown = FinderState['found'][number];

/** Best match first, each with its reason. */
export function FinderResults({ level, state, colleges }: FinderResultsProps) {
  const { query, found, fit, notes, hasText, hrefWith, understood } = state;
  const { own, common } = splitCommonMatches<Shown>(found);
  const list = (departments: readonly Shown[]) => (
    <ul className="space-s under">
      {departments.map(({ department, reason }) => (
        <DepartmentRow
          key={department.id}
          level={level}
          department={department}
          college={colleges.find(({ id }) => id === department.college.id)}
        >
          {reason && <ReasonLine reason={reason} />}
        </DepartmentRow>
      ))}
    </ul>
  );
  return (
    <section className={styles.results} aria-labelledby="finder-results">
      <Container>
        <div className="split">
          <h2 id="finder-results">
            <Phrases>
              {fillPlaceholders(hasText ? TEXTS.foundFor : TEXTS.foundByChips, {
                query: query.q.trim(),
              })}
            </Phrases>
          </h2>
          <PageLink to={hrefWith(EMPTY_QUERY)} className="touch" preventScrollReset>
            {TEXTS.backToColleges}
          </PageLink>
        </div>
        {hasText && (understood.topics.length > 0 || found.length === 0 || fit !== 'all') && (
          <p>
            <PageLink to={`/search?q=${encodeURIComponent(query.q.trim())}`} className="touch">
              {fillPlaceholders(TEXTS.wholeSite, { query: query.q.trim() })}
            </PageLink>
          </p>
        )}
        {understood.isUndecided && <UndecidedLink />}
        <FinderNotes notes={notes} />
        {hasText && found.length > 0 && fit !== 'all' && (
          <p className={styles.loose}>{fit === 'any' ? TEXTS.fitsPartly : TEXTS.fitsNearly}</p>
        )}
        {found.length > 0 && list(own)}
        {common.length > 0 && (
          <details className={styles.common}>
            <summary>
              {fillPlaceholders(TEXTS.foundInCommon, {
                count: common.length,
                courses: [...new Set(common.map(({ reason }) => reason?.text ?? ''))].join('、'),
              })}
            </summary>
            {list(common)}
          </details>
        )}
        {state.isSearching && <p>{TEXTS.looking}</p>}
        {found.length === 0 && !state.isSearching && (
          <NothingFound state={state} hasNotes={notes.length > 0} />
        )}
      </Container>
    </section>
  );
}
const EMPTY_QUERY = { q: '', cluster: '', college: '', taught: '', degree: '' } as const;

function NothingFound({ state, hasNotes }: { state: FinderState; hasNotes: boolean }) {
  const { email } = useIdentity();
  const { query, all, hasText, hrefWith, understood } = state;
  // Popular departments may be what someone fears.
  const isOther = query.q.length > MAX_KEYWORD_LENGTH && !understood.isAboutStudy;
  const isNoWish =
    hasNotes || isOther || understood.fears.length > 0 || understood.topics.length > 0;
  const words = useMemo(
    () => (isNoWish ? [] : suggestTerms(all, query.cluster)),
    [isNoWish, all, query.cluster],
  );
  return (
    <div className={styles.nothing}>
      {!hasNotes && (
        <p>
          {fillPlaceholders(hasText ? TEXTS.foundNothing : TEXTS.foundNone, {
            query: query.q.trim(),
          })}
        </p>
      )}
      {words.length > 0 && (
        <p>
          {TEXTS.tryThese}
          {words.map((word) => (
            <PageLink
              key={word}
              to={hrefWith({ ...EMPTY_QUERY, q: word })}
              className={styles.suggested}
              preventScrollReset
            >
              {word}
            </PageLink>
          ))}
        </p>
      )}
      {!understood.isUndecided && <UndecidedLink />}
      <p>
        <a href={`mailto:${email.address}`}>{TEXTS.askOffice}</a>
      </p>
    </div>
  );
}

/** Longer queries are questions, and about study or not. */
const MAX_KEYWORD_LENGTH = 6;
const SUGGESTION_COUNT = 3;

/** Three queries with results: departments of the group, then popular ones. */
export function suggestTerms(departments: readonly DepartmentCard[], cluster: string | null) {
  const bySize = [...departments].sort((one, other) => (other.quota ?? 0) - (one.quota ?? 0));
  const inCluster = bySize.filter(({ clusters = [] }) => clusters.some((each) => each === cluster));
  const ofColleges = new Map(bySize.map((each) => [each.college.id, each] as const).reverse());
  const largest = bySize.filter((each) => ofColleges.get(each.college.id) === each);
  const titles = [...inCluster, ...largest, ...bySize].map(({ title }) => title);
  return [...new Set(titles)].slice(0, SUGGESTION_COUNT);
}
