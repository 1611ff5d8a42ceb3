import { AREAS, allows, buildStaffUrl, type Flags } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { SearchData, SearchHit, Suggestion, SuggestionData } from '@admissions/protocol';
import type {
  AdminSearchData,
  AdminSearchItem,
  AdminSearchOthers,
} from '@admissions/protocol/staff';
import { and, desc, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { buildTermsCondition } from '../../platform/text/fold-text.ts';
import { findRequests } from '../forms/review/review-filters.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { canUseLibrary } from '../media/media-access.ts';
import { media } from '../media/media-tables.ts';
import { findHits, type SearchRequest } from './find-hits.ts';
import { findMatches, mergeTwins, VISIBLE_TO_VISITORS } from './find-matches.ts';
import type { Question } from './parse-question.ts';
import { findMarks } from './search-marks.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';

type EntrySearch = Omit<SearchRequest, 'seen' | 'isOnce'>;

export async function findEntries(orm: Queryable, search: EntrySearch): Promise<SearchData> {
  const { list, ...found } = await findHits(orm, {
    ...search,
    seen: VISIBLE_TO_VISITORS,
    isOnce: true,
  });
  return {
    ...found,
    list: list.map(({ state: _state, parent: _parent, ...hit }) => hit as SearchHit),
  };
}

/** In the areas of these flags, without the trash. */
export const isEditableBy = (priv: Flags) =>
  and(
    inArray(
      searchIndex.area,
      AREAS.filter((area) => allows(priv, area)),
    ),
    ne(searchIndex.state, 'trash'),
    ne(searchIndex.kind, PAGE_KIND),
  ) as SQL;

/** Includes hidden entries, with the screen that edits them. */
export async function findForStaff(
  orm: Queryable,
  priv: Flags,
  search: EntrySearch,
): Promise<Omit<AdminSearchData, keyof AdminSearchOthers>> {
  const { list, ...found } = await findHits(orm, { ...search, seen: isEditableBy(priv) });
  return {
    ...found,
    list: list.map(({ url: _url, parent, ...hit }) => {
      const kind = hit.kind as KindId;
      return { ...hit, kind, url: buildStaffUrl(kindOf(kind), hit.id, parent) };
    }),
  };
}

const MAX_SUGGESTIONS = 6;

export async function findSuggestions(orm: Queryable, question: Question): Promise<SuggestionData> {
  if (question.terms.length === 0) return { list: [] };
  const { rows } = await orm.execute<Omit<Suggestion, 'marks'> & Record<string, unknown>>(sql`
    with hits as materialized (${mergeTwins(findMatches(question, 'titles', VISIBLE_TO_VISITORS))}),
    shown as (select * from hits order by rank, day desc, kind, entry desc limit ${MAX_SUGGESTIONS})
    select kind, area, entry as id, title, url from shown join ${searchIndex} using (kind, entry, area, day)
    order by rank, day desc, kind, entry desc`);
  return {
    list: rows.map((suggestion) => ({
      ...suggestion,
      marks: findMarks(suggestion.title, question),
    })),
  };
}

const MEDIA_LIBRARY_PATH = '/admin/media/library';

/** The lists of each group show the rest. */
const MAX_PER_GROUP = 5;

/** Requests, accounts and files with every word, as far as these flags allow. */
export async function findNonEntries(
  { db: { orm }, sealing }: Deps,
  text: string,
  { priv }: Pick<SignedIn, 'priv'>,
): Promise<AdminSearchOthers> {
  return {
    requests: allows(priv, 'forms')
      ? await findRequests(orm, { text, limit: MAX_PER_GROUP }, sealing)
      : null,
    people: allows(priv, 'account') ? await findAccounts(orm, text) : null,
    media: canUseLibrary(priv, 'read') ? await findMedia(orm, text) : null,
  };
}

async function findAccounts(orm: Queryable, text: string): Promise<AdminSearchItem[]> {
  const { id, name, account, email, deletedAt } = accounts;
  const rows = await orm
    .select({ id, name, account })
    .from(accounts)
    .where(and(isNull(deletedAt), buildTermsCondition([name, account, email], text)))
    .orderBy(name, id)
    .limit(MAX_PER_GROUP);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.account,
    url: `/admin/account/edit?id=${row.id}`,
  }));
}

async function findMedia(orm: Queryable, text: string): Promise<AdminSearchItem[]> {
  const { id, name, alt } = media;
  const rows = await orm
    .select({ id, name, alt })
    .from(media)
    .where(buildTermsCondition([name, alt], text))
    .orderBy(desc(id))
    .limit(MAX_PER_GROUP);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.alt,
    url: `${MEDIA_LIBRARY_PATH}?id=${row.id}`,
  }));
}
