import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
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
  const inTitle = all(terms, ({ grams, runs }) =>
    and(
      arrayContains(known.titleGrams, [...grams]),
      ...runs.map((run) => sql`strpos(${known.names}, ${run}) > 0`),
    ),
  );
  const anywhere = all(terms, ({ grams, runs }) =>
    and(
      arrayContains(known.grams, [...grams]),
      ...runs.map((run) => sql`strpos(${known.words}, ${run}) > 0`),
    ),
  );
  const isNamed = or(...phrases.map((each) => sql`strpos(${known.names}, ${`\n${each}\n`}) > 0`));
  const isCalledSo = or(...phrases.map((each) => sql`strpos(${known.titleWords}, ${each}) > 0`));
  const rank = sql`case
    when ${known.isNamedFirst} and ${isNamed} then 0
    when ${isNamed} then 1
    when ${known.isNamedFirst} and ${inTitle} then 2
    when ${isCalledSo} then 3
    when ${inTitle} then 4
    else 5 end`;
  const matching = (condition: SQL | undefined, most: SQL) =>
    sql`(select kind, entry, area, day, ${rank} as rank from ${known} where ${and(condition, seen)} limit ${most})`;
  const most = sql`${MOST_MATCHES + 1}`;
  const titled = sql`${matching(and(eq(known.isNamedFirst, true), inTitle), most)} union ${matching(inTitle, most)}`;
  if (within === 'titles') return titled;
  // Texts are long: nobody looks into them where titles are more than enough.
  const rest = sql`(select case when count(*) > ${MOST_MATCHES} then 0 else ${most} end from titled)`;
  return sql`with titled as materialized (${titled}) select * from titled union ${matching(anywhere, rest)}`;
}

const all = (terms: Question['terms'], has: (option: Option) => SQL | undefined) =>
  and(...terms.map((options) => or(...options.map(has))));
