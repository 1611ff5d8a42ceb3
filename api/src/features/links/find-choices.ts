import type { Flags } from '@admissions/model';
import { AREAS, allows } from '@admissions/model';
import type { LinkChoice, LinkChoices } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { SearchRequest } from '../search/find-hits.ts';
import { findHits } from '../search/find-hits.ts';
import { VISIBLE_TO_VISITORS } from '../search/find-matches.ts';
import type { Question } from '../search/parse-question.ts';
import { searchEntries as searchIndex } from '../search/search-table.ts';
import { PAGE_KIND } from '../search/site-pages.ts';

type ChoicesQuery = Pick<SearchRequest, 'page' | 'perpage'> & { question: Question | null };

/** Possible link targets for these flags; without a query the fixed pages. */
export async function findChoices(
  orm: Queryable,
  priv: Flags,
  { question, ...page }: ChoicesQuery,
): Promise<LinkChoices> {
  if (!question) return listPages(orm);
  const mine = AREAS.filter((area) => allows(priv, area));
  const seen = and(
    isNotNull(searchIndex.url),
    or(VISIBLE_TO_VISITORS, and(inArray(searchIndex.area, mine), ne(searchIndex.state, 'trash'))),
  );
  const { list, total } = await findHits(orm, {
    ...page,
    question,
    area: undefined,
    seen: seen as SearchRequest['seen'],
  });
  return {
    total,
    list: list.map(({ kind, area, id, title, url, marks, state }) => ({
      kind,
      area,
      id,
      title,
      url: url as string,
      marks: marks.title,
      state,
    })),
  };
}

async function listPages(orm: Queryable): Promise<LinkChoices> {
  const rows = await orm
    .select({
      id: searchIndex.entry,
      area: searchIndex.area,
      title: searchIndex.title,
      url: searchIndex.url,
    })
    .from(searchIndex)
    .where(and(eq(searchIndex.kind, PAGE_KIND), isNotNull(searchIndex.url)))
    .orderBy(asc(searchIndex.entry));
  const list = rows.map(
    (row) => ({ ...row, kind: PAGE_KIND, marks: [], state: 'published' }) as LinkChoice,
  );
  return { list, total: list.length };
}
