import type { Area, SearchData, SearchHit } from '@admissions/contracts';
import { and, arrayContains, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../platform/db/database.ts';
import type { Question } from './search-grams.ts';
import { relaxed } from './search-grams.ts';
import { findMarks } from './search-marks.ts';
import { searchEntries as found } from './search-table.ts';
import { isShownNow } from './visible-entries.ts';

interface Asked {
  question: Question;
  area: Area | undefined;
  page: number;
  perpage: number;
}
interface Answered extends Record<string, unknown> {
  list: Omit<SearchHit, 'marks'>[];
  areas: SearchData['areas'];
}

/** What answers the question: first what has it in the title as it was typed, then the newest. When nothing does: titles with all its signs. */
export async function findEntries(orm: Pick<Orm, 'execute'>, asked: Asked): Promise<SearchData> {
  const strict = await buildHits(orm, asked, found.grams);
  const question = strict.areas.length > 0 ? null : relaxed(asked.question);
  return question ? buildHits(orm, { ...asked, question }, found.titleGrams) : strict;
}

type Grams = typeof found.grams | typeof found.titleGrams;
async function buildHits(
  orm: Pick<Orm, 'execute'>,
  { question, area, page, perpage }: Asked,
  within: Grams,
): Promise<SearchData> {
  const { phrase, grams, runs } = question;
  if (grams.length === 0) return { list: [], total: 0, page, perpage, areas: [] };
  const matches = and(
    isNotNull(found.url),
    arrayContains(found.grams, grams),
    arrayContains(within, grams),
    ...runs.map((run) => sql`strpos(${found.words}, ${run}) > 0`),
    isShownNow,
  );
  const rank = sql`case
    when ${found.titleWords} = ${phrase} then 0
    when strpos(${found.titleWords}, ${phrase}) > 0 then 1
    when ${arrayContains(found.titleGrams, grams)} then 2
    when strpos(${found.words}, ${phrase}) > 0 then 3
    else 4 end`;
  const order = sql`hits.rank, hits.day desc, hits.kind, hits.entry desc`;
  // In one pass over what matches, which may be everything: the page, and how much there is in each area.
  const { rows } = await orm.execute<Answered>(sql`
    with hits as materialized (select kind, entry, area, day, ${rank} as rank from ${found} where ${matches}),
    shown as (select * from hits ${area ? sql`where area = ${area}` : sql``} order by ${order} limit ${perpage} offset ${(page - 1) * perpage})
    select
      coalesce((select json_agg(json_build_object('kind', kind, 'area', area, 'id', entry, 'title', title, 'summary', summary, 'url', url, 'date', day)
        order by ${order}) from shown as hits join ${found} using (kind, entry, area, day)), '[]') as list,
      coalesce((select json_agg(each order by area) from (select area, count(*)::int as total from hits group by area) as each), '[]') as areas`);
  const { list = [], areas = [] } = rows[0] ?? {};
  return {
    list: list.map((hit) => ({
      ...hit,
      marks: { title: findMarks(hit.title, question), summary: findMarks(hit.summary, question) },
    })),
    total: areas.reduce((sum, each) => sum + (area && each.area !== area ? 0 : each.total), 0),
    page,
    perpage,
    areas,
  };
}
