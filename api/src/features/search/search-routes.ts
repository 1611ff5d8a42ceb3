import { SITE_READ_PATHS } from '@admissions/protocol';
import { changedPages } from '@admissions/protocol/server';
import { ADMIN_SEARCH_PATH, type AdminSearchData } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { createResponseCache, toCachedResponse } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { parseInput, success } from '../../platform/http/http-error.ts';
import { createSearchLimit } from '../../platform/http/search-limit.ts';
import { staffRoute, typedRoute } from '../../platform/http/typed-route.ts';
import { findEntries, findForStaff, findNonEntries, findSuggestions } from './find-entries.ts';
import { findEntriesByUrl, parseSiteUrl } from './find-entries-by-url.ts';
import { parseQuestion } from './parse-question.ts';
import { readDepartmentNames, readSynonyms } from './read-vocabulary.ts';
import { searchDocs, staffSearchDocs, suggestionDocs } from './search-docs.ts';
import { MAX_PAGE, searchQuery, searchTextSchema, suggestionQuery } from './search-input.ts';
import { understandQuestion } from './understand-question.ts';

// Suggestions are more frequent and cheaper than searches.
const SUGGESTIONS_PER_SEARCH = 4;
/** Size of the cache of frequent queries, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
const SUGGESTIONS_MAX_AGE_SECONDS = 60;

/** Site search, suggestions and staff search. */
export async function searchRoutes(app: FastifyInstance, deps: Deps) {
  const { config, db } = deps;
  const limitSearches = createSearchLimit(app, config);
  const limitSuggestions = createSearchLimit(app, config, SUGGESTIONS_PER_SEARCH);
  const cachedResponses = createResponseCache(MAX_CACHE_BYTES);
  // Any content may be among the hits, view counts are not.
  const unsubscribe = deps.changes.listen((changed) => {
    if (changedPages(changed).length > 0) cachedResponses.invalidate('all');
  });
  app.addHook('onClose', async () => unsubscribe());
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.search,
    config: { access: 'app' },
    docs: searchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, request, reply }) => {
      const typed = parseInput(searchTextSchema, { q }).q;
      await limitSearches(request, reply);
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
  });
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.suggestions,
    config: { access: 'app' },
    docs: suggestionDocs,
    input: { query: suggestionQuery },
    handler: async ({ query: { q }, request, reply }) => {
      const typed = parseInput(searchTextSchema, { q }).q;
      await limitSuggestions(request, reply);
      const synonyms = await readSynonyms(deps);
      const data = await findSuggestions(
        db.orm,
        parseQuestion(typed, { synonyms, isUnfinished: true }),
      );
      sendCached(request, reply, toCachedResponse(success(data)));
      return reply.header('cache-control', `private, max-age=${SUGGESTIONS_MAX_AGE_SECONDS}`);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: ADMIN_SEARCH_PATH,
    config: { access: 'account' },
    docs: staffSearchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, admin }) => {
      const noOthers = { requests: null, people: null, media: null };
      const address = parseSiteUrl(q);
      if (address) {
        const byUrl = await findEntriesByUrl(db.orm, admin.priv, { address, perpage });
        return { ...byUrl, ...noOthers } satisfies AdminSearchData;
      }
      const typed = parseInput(searchTextSchema, { q }).q;
      const entries = await findForStaff(db.orm, admin.priv, {
        question: parseQuestion(typed, { synonyms: await readSynonyms(deps) }),
        area,
        page: Math.min(page, MAX_PAGE),
        perpage,
      });
      const { dataKey } = config;
      const others =
        page === 1 && area === undefined
          ? await findNonEntries(db.orm, { text: typed, by: admin, dataKey })
          : noOthers;
      return { ...entries, ...others } satisfies AdminSearchData;
    },
  });
}

async function readQuestions(deps: Deps, typed: string) {
  const [synonyms, departments] = await Promise.all([
    readSynonyms(deps),
    readDepartmentNames(deps),
  ]);
  return {
    question: parseQuestion(typed, { synonyms }),
    understood: understandQuestion(typed, { synonyms, departments }),
  };
}
