import { CLUSTER_NAMES } from '@admissions/contracts';
import type { FacultyLevel } from '@admissions/contracts/kinds';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { findDepartments } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { useEmptySearch } from '../../lib/finder/use-empty-search.ts';
import type { FinderQuery } from './finder-query.ts';
import { fitsChips, isAsking, readFinderQuery, writeFinderQuery } from './finder-query.ts';
import type { loadGuide } from './load-guide.ts';
import { useFinderWords } from './use-finder-words.ts';

type Guide = Pick<Awaited<ReturnType<typeof loadGuide>>, 'colleges' | 'departments' | 'words'>;
export type FinderState = ReturnType<typeof useFinder>;

/** What is asked of the finder, what it answers, and the addresses of other questions. */
export function useFinder(level: FacultyLevel, { colleges, departments, words: given }: Guide) {
  const [search, setSearch] = useSearchParams();
  const asked = readFinderQuery(search);
  // What is typed is shown at once; the address follows. Going back brings the address's words.
  const [typed, setTyped] = useTyped(asked.q);
  const { pathname } = useLocation();
  const query: FinderQuery = { ...asked, q: typed };

  const { words, prepare } = useFinderWords(level, given, isAsking(query));
  const all = useMemo(
    () =>
      (departments ?? []).map((each) => ({ ...each, keywords: words?.keywords[each.id] ?? [] })),
    [departments, words],
  );
  const index = useMemo(() => indexDepartments(all), [all]);
  const hues = new Map(colleges.map(({ id, hue }) => [id, hue]));
  const fits = ({ department }: (typeof index)[number]) =>
    fitsChips(query, department, hues.get(department.college.id));
  const chosen = index.filter(fits);
  const hasWords = query.q.trim() !== '';
  const answer = findDepartments(chosen, query.q, words?.synonyms ?? []);
  const isFound = answer.found.length > 0;
  const noted = hasWords ? query.q : emptyClusterName(query, chosen.length);
  const notes =
    noted === '' ? [] : findNotes(noted, words?.notes ?? [], answer.fit === 'all' && isFound);
  // What only the chips leave out is known all the same.
  const isUnknown =
    hasWords &&
    !isFound &&
    notes.length === 0 &&
    chosen.length > 0 &&
    chosen.length === index.length;
  useEmptySearch(query.q, isUnknown && words?.countsEmpty === true);
  return {
    query,
    hasWords,
    isAsking: isAsking(query),
    all,
    prepare,
    fit: answer.fit,
    found: hasWords
      ? answer.found.map(({ department, reason }) => ({ department, reason }))
      : chosen.map(({ department }) => ({ department, reason: null })),
    notes,
    /** The address of another question. */
    hrefWith: (change: Partial<FinderQuery>) =>
      pathname + writeFinderQuery({ ...query, ...change }),
    /** Asks without a new entry in the history. */
    ask: (change: Partial<FinderQuery>) => {
      const next = { ...query, ...change };
      setTyped(next.q);
      const kept = new URLSearchParams(writeFinderQuery(next));
      const lang = search.get('lang');
      if (lang) kept.set('lang', lang);
      setSearch(kept, { replace: true, preventScrollReset: true, state: TYPING });
    },
  };
}

const TYPING = { isTyping: true };
// Words that a link or the way back brings are shown too; those of the visitor's own typing are, already.
function useTyped(words: string) {
  const [typed, setTyped] = useState(words);
  const { key, state } = useLocation();
  const isBack = useRef(false);
  useEffect(() => {
    const goBack = () => {
      isBack.current = true;
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    if (!state?.isTyping || isBack.current) setTyped(words);
    isBack.current = false;
  }, [key, state, words]);
  return [typed, setTyped] as const;
}

// The office has a word for the groups that have no department here.
const emptyClusterName = ({ cluster }: FinderQuery, count: number) =>
  cluster !== '' && count === 0 ? CLUSTER_NAMES[cluster]['zh-TW'] : '';
