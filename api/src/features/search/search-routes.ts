import { type Area, buildStaffUrl, type Flags } from '@admissions/model';
import { KINDS, type KindId, kindOf, PUBLIC_PATHS } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { changedPages } from '@admissions/protocol/server';
import {
  ADMIN_SEARCH_PATH,
  type AdminSearchData,
  type AdminSearchOthers,
} from '@admissions/protocol/staff';
import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createResponseCache, toCachedResponse } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createSearchLimit } from '../../platform/http/guards.ts';
import { parseInput, success } from '../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import { findTarget, PLACEHOLDER_ORIGIN, parseId, parseSiteLink } from '../checks/dead-links.ts';
import {
  findEntries,
  findForStaff,
  findNonEntries,
  findSuggestions,
  isEditableBy,
} from './find-entries.ts';
import { currentState } from './find-hits.ts';
import { parseQuestion } from './parse-question.ts';
import { readFinderTerms } from './read-vocabulary.ts';
import { searchDocs, staffSearchDocs, suggestionDocs } from './search-docs.ts';
import { MAX_PAGE, searchQuery, searchTextSchema, suggestionQuery } from './search-input.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import { readQuestions } from './understand-question.ts';

// Suggestions are more frequent and cheaper than searches: 600 a minute with the default limit.
const READS_PER_SUGGESTION = 2;
/** Size of the cache of frequent queries, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
const SUGGESTIONS_MAX_AGE_SECONDS = 60;

/** Site search, suggestions and staff search. */
export async function searchRoutes(app: FastifyInstance, deps: Deps) {
  const routes = typedRoutes(app, 'app');
  const { config, db } = deps;
  const limitSearches = createSearchLimit(app, config);
  const limitSuggestions = createSearchLimit(app, config, READS_PER_SUGGESTION);
  const cachedResponses = createResponseCache(MAX_CACHE_BYTES);
  // Any content may be among the hits, view counts are not.
  const unsubscribe = deps.changes.listen((changed) => {
    if (changedPages(changed).length > 0) cachedResponses.invalidate('all');
  });
  app.addHook('onClose', async () => unsubscribe());
  routes.get(
    SITE_READ_PATHS.search,
    { docs: searchDocs, query: searchQuery },
    async ({ query: { page, perpage, area, q }, request, reply }) => {
      const typed = parseInput(searchTextSchema, { q }).q;
      await limitSearches(request);
      const filters = { area, page: Math.min(page, MAX_PAGE), perpage };
      const { body, etag } = await cachedResponses.read(
        JSON.stringify([typed, filters]),
        [],
        async () => {
          const questions = await readQuestions(deps, typed);
          return success(await findEntries(db.orm, { ...questions, ...filters }));
        },
      );
      return sendCached(request, reply, { body, etag });
    },
  );
  routes.get(
    SITE_READ_PATHS.suggestions,
    { docs: suggestionDocs, query: suggestionQuery },
    async ({ query: { q }, request, reply }) => {
      const typed = parseInput(searchTextSchema, { q }).q;
      await limitSuggestions(request);
      const { synonyms } = await readFinderTerms(deps);
      const data = await findSuggestions(
        db.orm,
        parseQuestion(typed, { synonyms, isUnfinished: true }),
      );
      sendCached(request, reply, toCachedResponse(success(data)));
      return reply.header('cache-control', `private, max-age=${SUGGESTIONS_MAX_AGE_SECONDS}`);
    },
  );
  staffRoutes(app, 'account').get(
    ADMIN_SEARCH_PATH,
    { docs: staffSearchDocs, query: searchQuery },
    async ({ query: { page, perpage, area, q }, admin }) => {
      const noOthers = { requests: null, people: null, media: null };
      const address = parseSiteUrl(q);
      if (address) {
        const byUrl = await findEntriesByUrl(db.orm, admin.priv, { address, perpage });
        return { ...byUrl, ...noOthers } satisfies AdminSearchData;
      }
      const typed = parseInput(searchTextSchema, { q }).q;
      const entries = await findForStaff(db.orm, admin.priv, {
        ...(await readQuestions(deps, typed)),
        area,
        page: Math.min(page, MAX_PAGE),
        perpage,
      });
      const others =
        page === 1 && area === undefined ? await findNonEntries(deps, typed, admin) : noOthers;
      return { ...entries, ...others } satisfies AdminSearchData;
    },
  );
}

const STAFF_PREFIX = '/admin/';
/** Excludes kinds that only link to a page. */
const LINK_KINDS = KINDS.filter(({ page }) => page?.leadsTo).map(({ id }) => id);

/** Null when the text is no URL of the public site or the back office. */
function parseSiteUrl(typed: string) {
  const address = parseSiteLink(typed.trim());
  if (!address) return null;
  const { pathname } = address;
  return PUBLIC_PATHS.has(pathname) || pathname.startsWith(STAFF_PREFIX) ? address : null;
}

/** Entries shown or edited at a URL, within the areas of these flags; best match first. */
async function findEntriesByUrl(
  orm: Queryable,
  priv: Flags,
  { address, perpage }: { address: URL; perpage: number },
): Promise<Omit<AdminSearchData, keyof AdminSearchOthers>> {
  const { pathname, searchParams } = address;
  const target = pathname.startsWith(STAFF_PREFIX)
    ? findEditedEntry(address)
    : findTarget(pathname, searchParams);
  const isTarget = sql<boolean>`(${searchIndex.kind} = ${target?.kind.id ?? ''} and ${searchIndex.entry} = ${target?.id ?? 0})`;
  const rows = await orm
    .select({
      kind: searchIndex.kind,
      area: searchIndex.area,
      id: searchIndex.entry,
      title: searchIndex.title,
      summary: searchIndex.summary,
      date: searchIndex.day,
      state: currentState as SQL<AdminSearchData['list'][number]['state']>,
      parent: searchIndex.parentEntry,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(searchIndex)
    .where(
      and(
        isEditableBy(priv),
        or(
          isTarget,
          sql`(${inArray(searchIndex.url, listUrls(address))} and ${searchIndex.kind} <> all(${sql.param(LINK_KINDS)}))`,
        ),
      ),
    )
    .orderBy(desc(isTarget), desc(searchIndex.day), searchIndex.kind, desc(searchIndex.entry))
    .limit(perpage);
  return {
    list: rows.map(({ parent, total: _total, ...row }) => {
      const kind = row.kind as KindId;
      return {
        ...row,
        kind,
        area: row.area as Area,
        url: buildStaffUrl(kindOf(kind), row.id, parent),
        excerpt: '',
        marks: { title: [], summary: [], excerpt: [] },
      };
    }),
    total: rows[0]?.total ?? 0,
    page: 1,
    perpage,
    hasMore: false,
    areas: [],
  };
}

/** Spellings of a URL: in both languages, with and without the hash. */
function listUrls({ pathname, searchParams, hash }: URL) {
  const own = new URLSearchParams(searchParams);
  own.delete('lang');
  const query = own.size > 0 ? `?${own}` : '';
  return [`${pathname}${query}${hash}`, `${pathname}${query}`, `${pathname}${hash}`];
}

/** The entry with the most specific matching URL of the back office. */
function findEditedEntry({ pathname, searchParams }: URL) {
  const candidates = KINDS.flatMap((kind) => {
    const { screen, area } = kind;
    const body = screen.shape === 'list' && screen.body;
    const parent = screen.shape === 'nested' ? parseId(searchParams.get(screen.parent)) : null;
    return ['edit', 'id'].flatMap((name) => {
      const id = parseId(searchParams.get(name));
      if (id === null) return [];
      const form = new URL(buildStaffUrl(kind, id, parent), PLACEHOLDER_ORIGIN);
      const isThere =
        [form.pathname, body && `${STAFF_PREFIX}${area}/${body}`].includes(pathname) &&
        [...form.searchParams].every(([key, value]) => searchParams.get(key) === value);
      return isThere ? { kind, id, size: form.searchParams.size } : [];
    });
  });
  return (
    candidates.toSorted((one, other) => other.size - one.size).find(({ size }) => size > 0) ?? null
  );
}
