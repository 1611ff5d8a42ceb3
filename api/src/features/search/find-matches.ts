import type { Field } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, not, or, sql } from 'drizzle-orm';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Option, Question } from './parse-question.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import { isVisibleNow } from './visible-entries.ts';

/** So many are looked at, so that a word that stands everywhere is answered as quickly as another. */
export const MAX_MATCHES = 1000;
/** Where a question is looked for. */
export type SearchScope = 'titles' | 'texts';

/** What the site's search shows to visitors now. */
export const VISIBLE_TO_VISITORS = and(eq(searchIndex.isOnSite, true), isVisibleNow) as SQL;

/** What answers a question and somebody may see, as a query of `kind, entry, area, day, rank`: what is named by it, what has it in the title, and (not within titles) what has it anywhere. */
export function findMatches({ phrases, terms }: Question, scope: SearchScope, seen: SQL): SQL {
  const hasInTitle = ({ grams, runs }: Option) =>
    and(
      arrayContains(searchIndex.titleGrams, [...grams]),
      ...runs.map((run) => sql`strpos(${searchIndex.names}, ${run}) > 0`),
    ) as SQL;
  const hasAnywhere = ({ grams, runs }: Option) =>
    and(
      arrayContains(searchIndex.grams, [...grams]),
      ...runs.map((run) => sql`strpos(${searchIndex.words}, ${run}) > 0`),
    ) as SQL;
  const inTitle = matchesAll(terms, hasInTitle);
  const isNamed = or(
    ...phrases.map((each) => sql`strpos(${searchIndex.names}, ${`\n${each}\n`}) > 0`),
  );
  const hasPhraseInTitle = or(
    ...phrases.map((each) => sql`strpos(${searchIndex.titleWords}, ${each}) > 0`),
  );
  const rank = sql`case
    when ${searchIndex.isNamedFirst} and ${isNamed} then 0
    when ${isNamed} then 1
    when ${searchIndex.isNamedFirst} and ${inTitle} then 2
    when ${hasPhraseInTitle} then 3
    when ${inTitle} then 4
    else 5 end`;
  // Of a part that is cut the planner expects the first rows anywhere and would read the whole table for them; here it plans for all, and no more are fetched than are wanted.
  const matching = (has: (option: Option) => SQL) => {
    const parts = listAlternatives(terms, has).map(
      (condition) => sql`select * from ${searchIndex} where ${condition}`,
    );
    // Who may see it, and how well it fits, is asked of what was found: not planned for each way.
    return sql`materialized (select kind, entry, area, day, ${rank} as rank from (${sql.join(parts, sql` union all `)} offset 0) as ${searchIndex} where ${seen})`;
  };
  const limit = sql`${MAX_MATCHES + 1}`;
  const titleMatches = sql`with titles as ${matching(hasInTitle)}
    (select kind, entry, area, day, ${rank} as rank from ${searchIndex} where ${and(eq(searchIndex.isNamedFirst, true), inTitle, seen)} limit ${limit})
    union (select * from titles limit ${limit})`;
  if (scope === 'titles') return titleMatches;
  // Texts are long: nobody looks into them where titles are more than enough.
  const remainingLimit = sql`(select case when count(*) > ${MAX_MATCHES} then 0 else ${limit} end from titled)`;
  return sql`with titled as materialized (${titleMatches}), texts as ${matching(hasAnywhere)}
    select * from titled union (select * from texts limit ${remainingLimit})`;
}

/** The same, with one alone of two entries that are one thing: where both are found, the one that the other names as its twin. */
export function findMatchesOnce(question: Question, scope: SearchScope, seen: SQL): SQL {
  const twinQueries = KINDS.flatMap((kind) => {
    const { twin } = kind.siteSearch;
    if (!twin) return [];
    const table = tableOf(kind);
    const { to } = kind.fields[twin as keyof typeof kind.fields] as Field;
    return sql`select 1 from ${table} join found as twin on twin.kind = ${to} and twin.entry = ${columnOf(table, twin)}
      where found.kind = ${kind.id} and found.entry = ${table.id}`;
  });
  return sql`with found as materialized (${findMatches(question, scope, seen)})
    select * from found where not exists (${sql.join(twinQueries, sql` union all `)})`;
}

const matchesAll = (terms: Question['terms'], has: (option: Option) => SQL) =>
  and(...terms.map((options) => or(...options.map(has))));

/** The ways in which all terms can be there, of which no two are true at once: each is one look into the index, where one that asks for any of many reads every text. */
function listAlternatives(
  terms: Question['terms'],
  has: (option: Option) => SQL,
): (SQL | undefined)[] {
  const [fewest = [], ...others] = terms.toSorted((one, other) => one.length - other.length);
  return fewest.map((option, at) =>
    and(
      has(option),
      ...fewest.slice(0, at).map((earlier) => not(has(earlier))),
      matchesAll(others, has),
    ),
  );
}
