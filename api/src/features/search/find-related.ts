import { bachelorDepartment, masterDepartment } from '@admissions/model/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { searchEntries as searchIndex } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';
import type { UnderstoodQuestion } from './understand-question.ts';

/** Titles that answer those who fear a subject. */
const HELPS = '怕|不會|不好|沒';

/** Rows like those of `findMatches`: those with more and rarer grams of the question first. */
export function findRelated(
  {
    terms,
    named,
    late,
    refused,
    refusedWords,
    suggested,
    isBroad,
    page,
    share,
  }: UnderstoodQuestion,
  seen: SQL,
): SQL {
  const parts = terms.flatMap((options, term) =>
    options.flatMap(({ grams, word, weight }, option) =>
      grams.map((gram) => ({ term, option, gram, weight, name: `\n${word}\n` })),
    ),
  );
  // Someone who refuses a subject is about to choose what to study first.
  const isLater = sql`${refusedWords.length > 0} and kind = ${masterDepartment.id}`;
  const isRefused = sql`case when ${isLater} or title_words = any(${sql.param(refused)}) then true when is_named_first then false
    else title_words !~ ${HELPS} and exists (select 1 from unnest(${sql.param(refusedWords)}::text[]) as word where strpos(names, word) > 0) end`;
  // A gram counts more in titles, names and questions, and a whole name more than its grams.
  return sql`
    with parts as materialized (select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (term int, option int, gram text, weight real, name text)),
    grams as materialized (select distinct gram from parts),
    places as materialized (
      select gram, at, 0.5 as value from grams as part cross join lateral
        (select ctid as at from ${searchIndex} where grams @> array[part.gram] offset 0) as found
      union all select gram, at, 1 as value from grams as part cross join lateral
        (select ctid as at from ${searchIndex} where title_grams @> array[part.gram] offset 0) as found
      union all select gram, at, 0.5 as value from grams as part cross join lateral
        (select ctid as at from ${searchIndex} where grams @> array['?' || part.gram] offset 0) as found),
    rare as (select gram, ln(1 + 1000.0 / count(distinct at)) as worth from places group by gram),
    options as (
      select at, term, sum(weight * value * worth)
        * case when bool_or(strpos(names, name) > 0) then 1.8 else 1 end as score
      from parts join rare using (gram) join places using (gram)
        join ${searchIndex} on at = ${searchIndex}.ctid
      group by at, term, option),
    terms as (select at, term, max(score) as score from options group by at, term),
    totals as (select at, sum(score) as total from terms group by at),
    scored as (
      select kind, entry, area, day,
        is_named_first and title_words = any(${sql.param(named)}) as is_named, total
        * case when area = 'account' then 0.6 when kind = ${PAGE_KIND} then 1.15 else 1 end
        * case when is_named_first and title_words = any(${sql.param(late)}) then 0.25 else 1 end as score
      from totals join ${searchIndex} on at = ${searchIndex}.ctid where ${seen} and not ${isRefused}),
    best as (select coalesce(max(score), 1) as score from scored)
    select kind, entry, area, day, -max(ranked.score) as rank from (
      select kind, entry, area, day, scored.score + case when is_named then 1000 else 0 end as score
        from scored, best where scored.score >= 0.15 * best.score or is_named
      union all
      select kind, entry, area, day, best.score * 0.4 from ${searchIndex}, best
        where ${seen} and kind = ${bachelorDepartment.id} and (entry = any(${sql.param(suggested)}) or ${isBroad}) and not ${isRefused}
      union all
      select kind, entry, area, day, best.score * ${share}::real from ${searchIndex}, best
        where ${seen} and kind = ${PAGE_KIND} and title_words = ${page} and ${share}::real > 0) as ranked
    group by kind, entry, area, day`;
}
