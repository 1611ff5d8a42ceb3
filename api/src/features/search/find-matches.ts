import type { Field } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { and, arrayContains, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { columnOf, tableOf } from '../../content/schema/tables.ts';
import type { Option, Question } from './parse-question.ts';
import { isVisibleNow, searchEntries as searchIndex } from './search-table.ts';

/** Bounds the cost of frequent words. */
export const MAX_MATCHES = 1000;
export type SearchScope = 'titles' | 'texts';

export const VISIBLE_TO_VISITORS = and(eq(searchIndex.isOnSite, true), isVisibleNow) as SQL;

/** Rows of `kind, entry, area, day, rank`; rank: name, title, then (scope `texts`) any text. */
export function findMatches({ phrases, terms }: Question, scope: SearchScope, seen: SQL) {
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
  // Materialised: with a limit the planner prefers a scan of the whole table.
  const matching = (has: (option: Option) => SQL) => {
    const parts = listAlternatives(terms, has).map(
      (condition) => sql`select * from ${searchIndex} where ${condition}`,
    );
    // Visibility and rank are applied afterwards, to keep the plans of the alternatives simple.
    return sql`materialized (select kind, entry, area, day, ${rank} as rank from (${sql.join(parts, sql` union all `)} offset 0) as ${searchIndex} where ${seen})`;
  };
  const limit = sql`${MAX_MATCHES + 1}`;
  const titleMatches = sql`with titles as ${matching(hasInTitle)}
    (select kind, entry, area, day, ${rank} as rank from ${searchIndex} where ${and(eq(searchIndex.isNamedFirst, true), inTitle, seen)} limit ${limit})
    union (select * from titles limit ${limit})`;
  if (scope === 'titles') return titleMatches;
  // Texts are long, so they are skipped when titles have enough matches.
  const remainingLimit = sql`(select case when count(*) > ${MAX_MATCHES} then 0 else ${limit} end from titled)`;
  return sql`with titled as materialized (${titleMatches}), texts as ${matching(hasAnywhere)}
    select * from titled union (select * from texts limit ${remainingLimit})`;
}

/** Of two entries of one programme only the one that `twin` of the other names is returned. */
export function mergeTwins(found: SQL) {
  const twinQueries = KINDS.flatMap((kind) => {
    const { twin } = kind.siteSearch;
    if (!twin) return [];
    const table = tableOf(kind);
    const { to } = kind.fields[twin] as Field;
    return sql`select 1 from ${table} join found as twin on twin.kind = ${to} and twin.entry = ${columnOf(table, twin)}
      where found.kind = ${kind.id} and found.entry = ${table.id}`;
  });
  return sql`with found as materialized (${found})
    select * from found where not exists (${sql.join(twinQueries, sql` union all `)})`;
}

const matchesAll = (terms: Question['terms'], has: (option: Option) => SQL) =>
  and(...terms.map((options) => or(...options.map(has))));

/** Disjoint alternatives, one index lookup each; an OR of many would read every text. */
function listAlternatives(terms: Question['terms'], has: (option: Option) => SQL) {
  const [fewest = [], ...others] = terms.toSorted((one, other) => one.length - other.length);
  return fewest.map((option, at) =>
    and(
      has(option),
      ...fewest.slice(0, at).map((earlier) => not(has(earlier))),
      matchesAll(others, has),
    ),
  );
}
