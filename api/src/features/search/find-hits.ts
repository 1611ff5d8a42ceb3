import type { Area } from '@admissions/model';
import type { SearchData, SearchHit } from '@admissions/protocol';
import type { AdminSearchData } from '@admissions/protocol/staff';
import { type SQL, sql } from 'drizzle-orm';
import { wasShown } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findMatches, MAX_MATCHES, mergeTwins } from './find-matches.ts';
import { findRelated } from './find-related.ts';
import type { Option, Question } from './parse-question.ts';
import { foldText, foldWithOrigins } from './search-grams.ts';
import { findFirst, findMarks } from './search-marks.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import type { UnderstoodQuestion } from './understand-question.ts';

export interface SearchRequest {
  question: Question;
  /** The same as a sentence. */
  understood: UnderstoodQuestion;
  area: Area | undefined;
  page: number;
  perpage: number;
  /** Restricts rows to those visible to this reader. */
  seen: SQL;
  /** Whether duplicates of one programme are merged. */
  isOnce?: boolean;
}
interface HitRow extends Omit<SearchHit, 'excerpt' | 'marks' | 'url'> {
  url: string | null;
  state: AdminSearchData['list'][number]['state'];
  parent: number | null;
  content: string;
  words: string;
}
export type Hit = Omit<HitRow, 'content' | 'words'> & Pick<SearchHit, 'excerpt' | 'marks'>;
type Hits = Omit<SearchData, 'list'> & { list: Hit[] };
interface HitsRow extends Record<string, unknown> {
  list: HitRow[];
  areas: SearchData['areas'];
}

/** As typed: names, titles, newest. Else, or before for some sentences: by what they have of it. */
export async function findHits(orm: Queryable, request: SearchRequest): Promise<Hits> {
  const { question, understood, seen, page, perpage } = request;
  if (question.terms.length === 0)
    return { list: [], total: 0, page, perpage, hasMore: false, areas: [] };
  const asTyped = () => loadHits(orm, request, question, findMatches(question, 'texts', seen));
  const related = () => loadHits(orm, request, understood, findRelated(understood, seen));
  const [first, second] = understood.isFirst ? [related, asTyped] : [asTyped, related];
  const hits = await first();
  return hits.areas.length > 0 ? hits : second();
}

/** "draft", "trash", "scheduled", "ended" or "published"; ignores the state of parents. */
export const currentState = sql<string>`case when state = 'draft' and ${wasShown(sql`${searchIndex.kind}`, sql`${searchIndex.entry}`)} then 'ended' when state <> 'published' then state when publish_at > now() then 'scheduled' when unpublish_at <= now() then 'ended' else 'published' end`;

async function loadHits(
  orm: Queryable,
  { area, page, perpage, isOnce }: SearchRequest,
  question: Question,
  found: SQL,
): Promise<Hits> {
  const order = sql`hits.rank, hits.day desc, hits.kind, hits.entry desc`;
  // One pass returns the page and the totals of all areas.
  const { rows } = await orm.execute<HitsRow>(sql`
    with hits as materialized (${isOnce ? mergeTwins(found) : found}),
    shown as (select * from hits ${area ? sql`where area = ${area}` : sql``} order by ${order} limit ${perpage} offset ${(page - 1) * perpage})
    select
      coalesce((select json_agg(json_build_object('kind', kind, 'area', area, 'id', entry, 'title', title, 'summary', summary, 'url', url, 'date', day, 'state', ${currentState}, 'parent', parent_entry, 'content', content, 'words', words)
        order by ${order}) from shown as hits join ${searchIndex} using (kind, entry, area, day)), '[]') as list,
      coalesce((select json_agg(each order by area) from (select area, count(*)::int as total from hits group by area) as each), '[]') as areas`);
  const { list = [], areas = [] } = rows[0] ?? {};
  const sum = (counted: SearchData['areas']) =>
    counted.reduce((total, each) => total + each.total, 0);
  return {
    list: list.map((found) => toHit(found, question)),
    total: Math.min(sum(areas.filter((each) => !area || each.area === area)), MAX_MATCHES),
    page,
    perpage,
    hasMore: sum(areas) > MAX_MATCHES,
    areas,
  };
}

function toHit({ content, words, ...hit }: HitRow, question: Question): Hit {
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

const MAX_EXCERPT_LENGTH = 110;
const CONTEXT_BEFORE_LENGTH = 30;
const HEADER_LINE_COUNT = 2;
/** A line with less around its match is a heading or keyword, and needs the summary. */
const MIN_AROUND_LENGTH = 3;

interface Texts {
  title: string;
  summary: string;
  content: string;
  /** Folded lines: title, summary and content. */
  words: string;
}

/** Text around the first match outside title and summary; otherwise the summary. */
function buildExcerpt({ title, summary, content, words }: Texts, question: Question) {
  const short = foldText(`${title}\n${summary}`);
  const missing = question.terms.filter((options) => findFirst(short, toParts(options)) < 0);
  const lines = words.split('\n').slice(HEADER_LINE_COUNT);
  // A match of the whole query is more useful than one of its first word.
  const positions = [question.phrases, ...missing.map(toParts)].map((parts) => ({
    parts,
    line: lines.findIndex((line) => findFirst(line, parts) >= 0),
  }));
  const position = missing.length > 0 ? positions.find(({ line }) => line >= 0) : undefined;
  if (!position) return summary;
  const { parts, line } = position;
  const text = content.split('\n')[line] ?? '';
  const isKeyword =
    text.length < Math.max(...parts.map(({ length }) => length)) + MIN_AROUND_LENGTH;
  return isKeyword && summary !== '' ? `${text}・${summary}` : cutAround(text, parts);
}

const toParts = (options: readonly Option[]) =>
  options.flatMap(({ tokens, runs }) => (runs.length > 0 ? runs : tokens.map(({ text }) => text)));

function cutAround(line: string, parts: readonly string[]) {
  const { text, origins } = foldWithOrigins(line);
  const at = origins[findFirst(text, parts)] ?? 0;
  const before = [...line.slice(0, at)];
  const after = [...line.slice(at)];
  const start =
    before.length + after.length <= MAX_EXCERPT_LENGTH
      ? 0
      : Math.max(0, before.length - CONTEXT_BEFORE_LENGTH);
  const shown = [...before, ...after].slice(start, start + MAX_EXCERPT_LENGTH);
  const isCut = before.length + after.length > start + MAX_EXCERPT_LENGTH;
  return `${start > 0 ? '…' : ''}${shown.join('')}${isCut ? '…' : ''}`;
}
