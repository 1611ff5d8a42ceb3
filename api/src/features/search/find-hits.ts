import type { Area } from '@admissions/model';
import type { SearchData, SearchHit } from '@admissions/protocol';
import type { DeskSearchData } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { buildExcerpt } from './build-excerpt.ts';
import type { Within } from './find-matches.ts';
import { findMatches, findMatchesOnce, MOST_MATCHES } from './find-matches.ts';
import type { Question } from './parse-question.ts';
import { relaxed } from './parse-question.ts';
import { findMarks } from './search-marks.ts';
import { searchEntries as known } from './search-table.ts';

export interface Asked {
  question: Question;
  area: Area | undefined;
  page: number;
  perpage: number;
  /** Which rows of the index this reader may see at all. */
  seen: SQL;
  /** Whether of two entries that are one thing one is enough. */
  isOnce?: boolean;
}
interface Found extends Omit<SearchHit, 'excerpt' | 'marks' | 'url'> {
  url: string | null;
  state: DeskSearchData['list'][number]['state'];
  parent: number | null;
  content: string;
  words: string;
}
type Hit = Omit<Found, 'content' | 'words'> & Pick<SearchHit, 'excerpt' | 'marks'>;
type Hits = Omit<SearchData, 'list'> & { list: Hit[] };
interface Answered extends Record<string, unknown> {
  list: Found[];
  areas: SearchData['areas'];
}

/** What answers the question: first what is named by it, then what has it in the title, then the newest. When nothing does: titles with all its signs. */
export async function findHits(orm: Queryable, asked: Asked): Promise<Hits> {
  const strict = await buildHits(orm, asked, 'texts');
  const question = strict.areas.length > 0 ? null : relaxed(asked.question);
  return question ? buildHits(orm, { ...asked, question }, 'titles') : strict;
}

/** What an entry of the index is by the clock: "draft", "trash", "scheduled", "ended" or "published"; in what it belongs to it may be hidden still. */
export const stateNow = sql<string>`case when state <> 'published' then state when publish_at > now() then 'scheduled' when unpublish_at <= now() then 'ended' else 'published' end`;

async function buildHits(
  orm: Queryable,
  { question, area, page, perpage, seen, isOnce }: Asked,
  within: Within,
): Promise<Hits> {
  if (question.terms.length === 0)
    return { list: [], total: 0, page, perpage, hasMore: false, areas: [] };
  const find = isOnce ? findMatchesOnce : findMatches;
  const order = sql`hits.rank, hits.day desc, hits.kind, hits.entry desc`;
  // In one pass over what matches: the page, and how much there is in each area.
  const { rows } = await orm.execute<Answered>(sql`
    with hits as materialized (${find(question, within, seen)}),
    shown as (select * from hits ${area ? sql`where area = ${area}` : sql``} order by ${order} limit ${perpage} offset ${(page - 1) * perpage})
    select
      coalesce((select json_agg(json_build_object('kind', kind, 'area', area, 'id', entry, 'title', title, 'summary', summary, 'url', url, 'date', day, 'state', ${stateNow}, 'parent', parent_entry, 'content', content, 'words', words)
        order by ${order}) from shown as hits join ${known} using (kind, entry, area, day)), '[]') as list,
      coalesce((select json_agg(each order by area) from (select area, count(*)::int as total from hits group by area) as each), '[]') as areas`);
  const { list = [], areas = [] } = rows[0] ?? {};
  const sum = (counted: SearchData['areas']) =>
    counted.reduce((total, each) => total + each.total, 0);
  return {
    list: list.map((found) => toHit(found, question)),
    total: Math.min(sum(areas.filter((each) => !area || each.area === area)), MOST_MATCHES),
    page,
    perpage,
    hasMore: sum(areas) > MOST_MATCHES,
    areas,
  };
}

function toHit({ content, words, ...hit }: Found, question: Question): Hit {
  const excerpt = buildExcerpt({ ...hit, content, words }, question);
  return {
    ...hit,
    excerpt,
    marks: {
      title: findMarks(hit.title, question),
      summary: findMarks(hit.summary, question),
      excerpt: findMarks(excerpt, question),
    },
  };
}
