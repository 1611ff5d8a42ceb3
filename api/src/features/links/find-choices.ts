import type { Priv } from '@admissions/model';
import { AREAS, allows } from '@admissions/model';
import type { LinkChoice, LinkChoices } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Asked } from '../search/find-hits.ts';
import { findHits } from '../search/find-hits.ts';
import { SEEN_BY_VISITORS } from '../search/find-matches.ts';
import type { Question } from '../search/parse-question.ts';
import { searchEntries as known } from '../search/search-table.ts';
import { PAGE_KIND } from '../search/site-pages.ts';

type Asking = Pick<Asked, 'page' | 'perpage'> & { question: Question | null };

/** What an editor with these flags may link to; without a question the pages of the site itself. */
export async function findChoices(
  orm: Queryable,
  priv: Priv,
  { question, ...page }: Asking,
): Promise<LinkChoices> {
  if (!question) return listPages(orm);
  const mine = AREAS.filter((area) => allows(priv, area));
  const seen = and(
    isNotNull(known.url),
    or(SEEN_BY_VISITORS, and(inArray(known.area, mine), ne(known.state, 'trash'))),
  );
  const { list, total } = await findHits(orm, {
    ...page,
    question,
    area: undefined,
    seen: seen as Asked['seen'],
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
    .select({ id: known.entry, area: known.area, title: known.title, url: known.url })
    .from(known)
    .where(and(eq(known.kind, PAGE_KIND), isNotNull(known.url)))
    .orderBy(asc(known.entry));
  const list = rows.map(
    (row) => ({ ...row, kind: PAGE_KIND, marks: [], state: 'published' }) as LinkChoice,
  );
  return { list, total: list.length };
}
