import { finder } from '@admissions/model/kinds';
import {
  findKnownWords,
  isFeared,
  isNamedIn,
  listContentWords,
  understand,
} from '@admissions/model/terms';
import { eq } from 'drizzle-orm';
import { readSetting } from '../../content/read/site-texts.ts';
import { asEntry } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { buildQuestion, type Question, type Synonyms } from './parse-question.ts';
import { foldText } from './search-grams.ts';
import { searchEntries } from './search-table.ts';
import { UNDECIDED_PAGE } from './site-pages.ts';

/** Published synonyms of the department search. */
export async function readSynonyms(orm: Queryable): Promise<Synonyms> {
  const row = await readSetting(orm, finder);
  return row ? asEntry<typeof finder>(row).synonyms.map(({ words }) => words) : [];
}

/** Folded: the title, then keywords and other names. */
type DepartmentNames = readonly [title: string, ...names: string[]];

export async function readDepartmentNames(orm: Queryable): Promise<DepartmentNames[]> {
  const rows = await orm
    .select({ names: searchEntries.names })
    .from(searchEntries)
    .where(eq(searchEntries.isNamedFirst, true));
  return rows.map(({ names }) => names.trim().split('\n') as [string, ...string[]]);
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
