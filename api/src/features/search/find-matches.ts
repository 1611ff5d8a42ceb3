import type { Field } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, not, or, sql } from 'drizzle-orm';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Option, Question } from './parse-question.ts';
import { searchEntries as known } from './search-table.ts';
import { isShownNow } from './visible-entries.ts';

/** So many are looked at, so that a word that stands everywhere is answered as quickly as another. */
export const MOST_MATCHES = 1000;
/** Where a question is looked for. */
export type Within = 'titles' | 'texts';

/** What the site's search shows to visitors now. */
export const SEEN_BY_VISITORS = and(eq(known.isOnSite, true), isShownNow) as SQL;

/** What answers a question and somebody may see, as a query of `kind, entry, area, day, rank`: what is named by it, what has it in the title, and (not within titles) what has it anywhere. */
export function findMatches({ phrases, terms }: Question, within: Within, seen: SQL): SQL {
  const hasInTitle = ({ grams, runs }: Option) =>
    and(
      arrayContains(known.titleGrams, [...grams]),
      ...runs.map((run) => sql`strpos(${known.names}, ${run}) > 0`),
    ) as SQL;
  const hasAnywhere = ({ grams, runs }: Option) =>
    and(
      arrayContains(known.grams, [...grams]),
      ...runs.map((run) => sql`strpos(${known.words}, ${run}) > 0`),
    ) as SQL;
  const inTitle = all(terms, hasInTitle);
  const isNamed = or(...phrases.map((each) => sql`strpos(${known.names}, ${`\n${each}\n`}) > 0`));
  const isCalledSo = or(...phrases.map((each) => sql`strpos(${known.titleWords}, ${each}) > 0`));
  const rank = sql`case
    when ${known.isNamedFirst} and ${isNamed} then 0
    when ${isNamed} then 1
    when ${known.isNamedFirst} and ${inTitle} then 2
    when ${isCalledSo} then 3
    when ${inTitle} then 4
    else 5 end`;
  // Of a part that is cut the planner expects the first rows anywhere and would read the whole table for them; here it plans for all, and no more are fetched than are wanted.
  const matching = (has: (option: Option) => SQL) => {
    const parts = eachWay(terms, has).map((way) => sql`select * from ${known} where ${way}`);
    // Who may see it, and how well it fits, is asked of what was found: not planned for each way.
    return sql`materialized (select kind, entry, area, day, ${rank} as rank from (${sql.join(parts, sql` union all `)} offset 0) as ${known} where ${seen})`;
  };
  const most = sql`${MOST_MATCHES + 1}`;
  const titled = sql`with titles as ${matching(hasInTitle)}
    (select kind, entry, area, day, ${rank} as rank from ${known} where ${and(eq(known.isNamedFirst, true), inTitle, seen)} limit ${most})
    union (select * from titles limit ${most})`;
  if (within === 'titles') return titled;
  // Texts are long: nobody looks into them where titles are more than enough.
  const rest = sql`(select case when count(*) > ${MOST_MATCHES} then 0 else ${most} end from titled)`;
  return sql`with titled as materialized (${titled}), texts as ${matching(hasAnywhere)}
    select * from titled union (select * from texts limit ${rest})`;
}

/** The same, with one alone of two entries that are one thing: where both are found, the one that the other names as its twin. */
export function findMatchesOnce(question: Question, within: Within, seen: SQL): SQL {
  const twins = KINDS.flatMap((kind) => {
    const { twin } = kind.siteSearch;
    if (!twin) return [];
    const table = tableOf(kind);
    const { to } = kind.fields[twin as keyof typeof kind.fields] as Field;
    return sql`select 1 from ${table} join found as twin on twin.kind = ${to} and twin.entry = ${columnOf(table, twin)}
      where found.kind = ${kind.id} and found.entry = ${table.id}`;
  });
  return sql`with found as materialized (${findMatches(question, within, seen)})
    select * from found where not exists (${sql.join(twins, sql` union all `)})`;
}

const all = (terms: Question['terms'], has: (option: Option) => SQL) =>
  and(...terms.map((options) => or(...options.map(has))));

/** The ways in which all terms can be there, of which no two are true at once: each is one look into the index, where one that asks for any of many reads every text. */
function eachWay(terms: Question['terms'], has: (option: Option) => SQL): (SQL | undefined)[] {
  const [fewest = [], ...others] = terms.toSorted((one, other) => one.length - other.length);
  return fewest.map((option, at) =>
    and(has(option), ...fewest.slice(0, at).map((earlier) => not(has(earlier))), all(others, has)),
  );
}
