import { AREAS, type Area, buildStaffUrl, type Flags, toPlainLine } from '@admissions/model';
import { KINDS, type KindId, kindOf, PUBLIC_PATHS } from '@admissions/model/kinds';
import { SEARCH_MAX, SITE_READ_PATHS } from '@admissions/protocol';
import { changedPages } from '@admissions/protocol/server';
import {
  ADMIN_SEARCH_PATH,
  type AdminSearchData,
  type AdminSearchOthers,
} from '@admissions/protocol/staff';
import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createResponseCache, toCachedResponse } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createSearchLimit } from '../../platform/http/guards.ts';
import { parseInput, success } from '../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import { emptyAsAbsent, pageQuery } from '../../platform/validation/input-schemas.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
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
import { searchEntries as searchIndex } from './search-table.ts';
import { readDepartmentNames, readSynonyms, understandQuestion } from './understand-question.ts';

const area = { type: 'string', enum: AREAS };
const ranges = {
  ...listSchema({ ...listSchema(whole), minItems: 2, maxItems: 2 }),
  description: 'Ranges to mark: pairs of start and end (exclusive) in UTF-16 units',
};

const hit = {
  kind: { ...text, description: 'Such as news.news' },
  area,
  id: whole,
  title: text,
  summary: text,
  url: { ...text, description: 'An address on this site' },
  date: { ...text, format: 'date' },
  excerpt: {
    ...text,
    description: 'Plain text around the first match outside title and summary',
  },
  marks: objectSchema({ title: ranges, summary: ranges, excerpt: ranges }),
};
const buildResultSchema = (
  each: Parameters<typeof objectSchema>[0],
  more: Parameters<typeof objectSchema>[0] = {},
) =>
  objectSchema({
    ...more,
    list: listSchema(objectSchema(each)),
    total: whole,
    page: whole,
    perpage: whole,
    hasMore: {
      type: 'boolean',
      description: 'Whether the count was limited to the best matches',
    },
    areas: listSchema(objectSchema({ area, total: whole })),
  });

const searchDocs = {
  operationId: 'searchSite',
  summary: 'Searches the site',
  description:
    'Finds what visitors may see, of every kind, by titles, summaries, names and the text of articles, and the pages of the site itself (`site.page`). All words or their synonyms are required; departments with that name come first, then matches in titles.',
  answer: buildResultSchema(hit),
  refusals: { 422: 'The query is empty or too long' },
};

const suggestionDocs = {
  operationId: 'listSuggestions',
  summary: 'Suggests completions of an unfinished query',
  description:
    'A few titles with all words, of which the last may be a prefix; departments with that name come first. Cacheable for a minute.',
  answer: objectSchema({
    list: listSchema(
      objectSchema({
        kind: text,
        area,
        id: whole,
        title: text,
        url: { ...text, description: 'An address on this site' },
        marks: ranges,
      }),
    ),
  }),
  refusals: { 422: 'The query is empty or too long' },
};

const others = {
  ...orNull(listSchema(objectSchema({ id: whole, title: text, detail: text, url: text }))),
  description: 'Only on the first page of all areas, with the required flag; null otherwise',
};

const staffSearchDocs = {
  tags: ['dashboard'],
  operationId: 'searchEverything',
  summary: 'Searches all content that the caller may edit',
  description:
    'Finds entries of the areas that the caller may edit, including drafts, scheduled and ended ones, but not the trash, in the order of the site search. Also returns the first requests (personal data masked), accounts and files. The URL of a page finds the entries shown or edited there.',
  answer: buildResultSchema(
    {
      ...hit,
      url: { ...text, description: 'The screen where the entry is edited' },
      state: { type: 'string', enum: ['draft', 'published', 'scheduled', 'ended'] },
    },
    { requests: others, people: others, media: others },
  ),
  refusals: { 422: 'The query is empty or too long' },
};

/** Higher page numbers return this page. */
export const MAX_PAGE = 1000;

const typedField = {
  // Validated later by `searchTextSchema`, to report errors at the field.
  q: z.preprocess((typed) => typed ?? '', z.string().meta({ minLength: 1, maxLength: SEARCH_MAX })),
};
const searchQuery = pageQuery.extend({ ...typedField, area: emptyAsAbsent(z.enum(AREAS)) });
const suggestionQuery = z.strictObject(typedField);
const searchTextSchema = z.object({
  q: z
    .string('validation.required')
    .transform(toPlainLine)
    .refine((typed) => typed !== '', 'validation.required')
    .refine((typed) => [...typed].length <= SEARCH_MAX, {
      error: ({ input }) =>
        `validation.maxLength|max=${SEARCH_MAX}|count=${[...String(input)].length}`,
    }),
});

// Suggestions are more frequent and cheaper than searches.
const SUGGESTIONS_PER_SEARCH = 4;
/** Size of the cache of frequent queries, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
const SUGGESTIONS_MAX_AGE_SECONDS = 60;

/** Site search, suggestions and staff search. */
export async function searchRoutes(app: FastifyInstance, deps: Deps) {
  const routes = typedRoutes(app, 'app');
  const { config, db } = deps;
  const limitSearches = createSearchLimit(app, config);
  const limitSuggestions = createSearchLimit(app, config, SUGGESTIONS_PER_SEARCH);
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
          const questions = await readQuestions(db.orm, typed);
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
      const synonyms = await readSynonyms(db.orm);
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
        question: parseQuestion(typed, { synonyms: await readSynonyms(db.orm) }),
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

async function readQuestions(orm: Queryable, typed: string) {
  const synonyms = await readSynonyms(orm);
  const departments = await readDepartmentNames(orm);
  return {
    question: parseQuestion(typed, { synonyms }),
    understood: understandQuestion(typed, { synonyms, departments }),
  };
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
