import { AREAS, allows, type Flags } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { LinkChoice, LinkChoices } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { findParent } from '../../content/schema/kind-columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findHits, type Hit, type SearchRequest } from '../search/find-hits.ts';
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
    // Also what is scheduled in the caller's areas; a draft may never get its page.
    or(
      VISIBLE_TO_VISITORS,
      and(inArray(searchIndex.area, mine), eq(searchIndex.state, 'published')),
    ),
  );
  const { list, total } = await findHits(orm, {
    ...page,
    question,
    area: undefined,
    seen: seen as SearchRequest['seen'],
  });
  const findParentTitle = await readParentTitles(orm, list);
  return {
    total,
    list: list.map(({ kind, area, id, title, url, marks, state, parent }) => ({
      kind,
      area,
      id,
      title,
      url: url as string,
      marks: marks.title,
      state,
      parent: findParentTitle({ kind, parent }),
    })),
  };
}

type Child = Pick<Hit, 'kind' | 'parent'>;
/** Titles of the entries that these belong to, such as the department of an admission channel. */
async function readParentTitles(orm: Queryable, children: readonly Child[]) {
  const keyOf = ({ kind, parent }: Child) =>
    parent === null ? null : `${findParent(kindOf(kind as KindId))?.to} ${parent}`;
  const ids = children.flatMap(({ parent }) => parent ?? []);
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ kind: searchIndex.kind, id: searchIndex.entry, title: searchIndex.title })
          .from(searchIndex)
          .where(inArray(searchIndex.entry, ids));
  const titles = new Map(rows.map(({ kind, id, title }) => [`${kind} ${id}`, title]));
  return (child: Child) => titles.get(keyOf(child) ?? '') ?? null;
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
    (row) =>
      ({ ...row, kind: PAGE_KIND, marks: [], state: 'published', parent: null }) as LinkChoice,
  );
  return { list, total: list.length };
}
