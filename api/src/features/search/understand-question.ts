import { finder, KINDS } from '@admissions/model/kinds';
import {
  findKnownWords,
  isFeared,
  isNamedIn,
  listContentWords,
  understand,
} from '@admissions/model/terms';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import { buildQuestion, type Question, type Synonyms } from './parse-question.ts';
import { foldText } from './search-grams.ts';
import { searchEntries } from './search-table.ts';
import { UNDECIDED_PAGE } from './site-pages.ts';

const CACHE_KEY = 'search.synonyms';

/** Published synonyms of the department search. */
export async function readSynonyms({ db, cache }: Deps) {
  const { body } = await cache.read(CACHE_KEY, [finder.id], async () => {
    const { synonyms = [] } = ((await readSetting(db.orm, finder)) ?? {}) as {
      synonyms?: { words: string[] }[];
    };
    return synonyms.map(({ words }) => words);
  });
  return JSON.parse(body) as Synonyms;
}

/** Folded: the title, then keywords and other names. */
type DepartmentNames = readonly [title: string, ...names: string[]];

const DEPARTMENTS_KEY = 'search.departments';
const DEPARTMENT_KINDS = KINDS.filter(({ siteSearch }) => siteSearch.isNamedFirst);

export async function readDepartmentNames({ db, cache }: Deps) {
  const { body } = await cache.read(
    DEPARTMENTS_KEY,
    DEPARTMENT_KINDS.map(({ id }) => id),
    async () => {
      const rows = await db.orm
        .select({ names: searchEntries.names })
        .from(searchEntries)
        .where(eq(searchEntries.isNamedFirst, true));
      return rows.map(({ names }) => names.trim().split('\n'));
    },
  );
  return JSON.parse(body) as DepartmentNames[];
}

export interface UnderstoodQuestion extends Question {
  /** Before the typed words themselves, which may lead to the opposite. */
  isFirst: boolean;
}

/** The question that a sentence asks, in words of our pages; null without any. */
export function understandQuestion(
  typed: string,
  { synonyms, departments }: { synonyms: Synonyms; departments: readonly DepartmentNames[] },
): UnderstoodQuestion | null {
  const { wish, fears, topics, isUndecided } = understand(typed);
  const text = foldText(wish);
  const named = departments
    .filter(([title]) => text !== title && isNamedIn(text, title))
    .map(([title]) => title);
  const vocabulary = [...departments.flat(), ...synonyms.flat().map(foldText)];
  const known = topics.length > 0 ? [] : findKnownWords(text, [...new Set(vocabulary)]);
  // Before the departments that need what someone fears.
  const isLost = isUndecided || fears.length > 0;
  const found = [...named, ...topics, ...(isLost ? [UNDECIDED_PAGE] : []), ...known];
  const words = found.length > 0 ? found : listContentWords(wish).map(foldText);
  if (words.length === 0) return null;
  const isLate = (names: DepartmentNames) =>
    !named.includes(names[0]) && (topics.length > 0 || isFeared(names, fears));
  return {
    ...buildQuestion(words.map(foldText), synonyms, new Set(departments.flat())),
    late: departments.filter(isLate).map(([title]) => title),
    isFirst: named.length > 0 || isLost || topics.includes(text),
  };
}
