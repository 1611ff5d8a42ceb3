import { api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { CLUSTER_NAMES, understand } from '@admissions/model/terms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes, withoutRefused } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { useEmptySearch } from '../../lib/finder/use-empty-search.ts';
import {
  type FinderQuery,
  formatFinderQuery,
  hasFinderQuery,
  matchesFilters,
  parseFinderQuery,
} from './finder-query.ts';
import { type FinderTerms, loadFinderTerms } from './finder-terms.ts';
import type { loadGuide } from './load-guide.ts';

type Guide = Pick<Awaited<ReturnType<typeof loadGuide>>, 'colleges' | 'departments' | 'words'>;
export type FinderState = ReturnType<typeof useFinder>;

/** The finder's query, its results, and links to other queries. */
export function useFinder(level: FacultyLevel, { colleges, departments, words: given }: Guide) {
  const [search, setSearch] = useSearchParams();
  const urlQuery = parseFinderQuery(search);
  // Typed text is shown at once and the address follows; going back restores the address's text.
  const [typed, type] = useTypedQuery(urlQuery.q);
  const { pathname } = useLocation();
  const { location: pendingLocation } = useNavigation();
  const query: FinderQuery = { ...urlQuery, q: typed };

  const { terms, isLoadingTerms, prepare } = useFinderTerms(level, given, hasFinderQuery(query));
  const all = useMemo(
    () =>
      (departments ?? []).map((each) => ({ ...each, keywords: terms?.keywords[each.id] ?? [] })),
    [departments, terms],
  );
  const index = useMemo(() => indexDepartments(all), [all]);
  const hues = new Map(colleges.map(({ id, hue }) => [id, hue]));
  const passesFilters = ({ department }: (typeof index)[number]) =>
    matchesFilters(query, department, hues.get(department.college.id));
  const chosen = index.filter(passesFilters);
  const hasText = query.q.trim() !== '';
  const answer = findDepartments(chosen, query.q, terms?.synonyms ?? []);
  const isFound = answer.found.length > 0;
  const textForNotes = hasText ? query.q : emptyClusterName(query, chosen.length);
  const notes =
    textForNotes === ''
      ? []
      : withoutRefused(
          findNotes(textForNotes, terms?.notes ?? [], answer.fit === 'all' && isFound),
          ({ department }) => answer.refused.some(({ id }) => id === department?.id),
        );
  // With filters on, no result does not mean that the word is unknown.
  const isUnknown =
    hasText &&
    !isFound &&
    notes.length === 0 &&
    chosen.length > 0 &&
    chosen.length === index.length;
  useEmptySearch(query.q, isUnknown && terms?.countsEmpty === true);
  return {
    level,
    query,
    hasText,
    understood: understand(query.q),
    hasQuery: hasFinderQuery(query),
    all,
    prepare,
    /** No result yet, and the terms are still loading. */
    isSearching: hasText && isLoadingTerms && !isFound,
    fit: answer.fit,
    found: hasText
      ? answer.found.map(({ department, reason }) => ({ department, reason }))
      : chosen.map(({ department }) => ({ department, reason: null })),
    notes,
    hrefWith: (change: Partial<FinderQuery>) =>
      pathname + formatFinderQuery({ ...query, ...change }),
    /** Shows another query, in place of the current history entry. */
    updateQuery: (change: Partial<FinderQuery>) => {
      // A chip pressed just now may not be rendered yet.
      const latest = new URLSearchParams(
        pendingLocation?.pathname === pathname ? pendingLocation.search : window.location.search,
      );
      const next = { ...parseFinderQuery(latest), q: typed, ...change };
      type(next.q);
      const params = new URLSearchParams(formatFinderQuery(next));
      const lang = latest.get('lang');
      if (lang) params.set('lang', lang);
      setSearch(params, TYPING_NAVIGATION);
    },
  };
}

// For each typed letter: no history entry, no scrolling, no transition.
const TYPING_NAVIGATION = {
  replace: true,
  preventScrollReset: true,
  viewTransition: false,
};
/** Text from a link or the history is shown too, unless newer text was typed meanwhile. */
function useTypedQuery(text: string) {
  const [typed, setTyped] = useState(text);
  const { key } = useLocation();
  // Typed since the last link or history step: newer than any text from the address.
  const hasNewerInput = useRef(false);
  useEffect(() => {
    const goBack = () => {
      hasNewerInput.current = false;
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) hasNewerInput.current = false;
    };
    addEventListener('popstate', goBack);
    addEventListener('click', follow, true);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('click', follow, true);
    };
  }, []);
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    if (!hasNewerInput.current) setTyped(text);
  }, [key, text]);
  const type = (next: string) => {
    hasNewerInput.current = true;
    setTyped(next);
  };
  return [typed, type] as const;
}

// The office has a note for some clusters without departments, found by the cluster's name.
const emptyClusterName = ({ cluster }: FinderQuery, count: number) =>
  cluster !== '' && count === 0 ? CLUSTER_NAMES[cluster]['zh-TW'] : '';

/** Terms are fetched on demand; until then the finder searches the departments' own texts. */
function useFinderTerms(level: FacultyLevel, given: FinderTerms | null, hasQuery: boolean) {
  const [fetched, setFetched] = useState<FinderTerms | null>(null);
  const [intent, setIntent] = useState<'none' | 'likely' | 'failed'>('none');
  const isNeeded = intent === 'likely' || (hasQuery && intent === 'none');
  const shouldLoad = given === null && fetched === null && isNeeded;
  useEffect(() => {
    if (!shouldLoad) return;
    const controller = new AbortController();
    loadFinderTerms(api(), level, { silent: true, signal: controller.signal }).then(
      (terms) => controller.signal.aborted || setFetched(terms),
      // The next focus of the box retries.
      () => controller.signal.aborted || setIntent('failed'),
    );
    return () => controller.abort();
  }, [shouldLoad, level]);
  return {
    terms: given ?? fetched,
    /** More results may follow: terms match what the departments' own texts do not. */
    isLoadingTerms: shouldLoad,
    /** Called when a query is likely, to fetch ahead of it. */
    prepare: () => setIntent('likely'),
  };
}
