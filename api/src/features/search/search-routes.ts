import { SITE_READ_PATHS } from '@admissions/protocol';
import { changedPages } from '@admissions/protocol/server';
import type { DeskSearchData } from '@admissions/protocol/staff';
import { DESK_SEARCH_PATH } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { responseCache, toCachedResponse } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { parsed, success } from '../../platform/http/http-error.ts';
import { searchLimit } from '../../platform/http/search-limit.ts';
import { staffRoute, typedRoute } from '../../platform/http/typed-route.ts';
import { findAddressed, parseAddressed } from './find-addressed.ts';
import { findEntries, findForDesk } from './find-entries.ts';
import { findOthers } from './find-others.ts';
import { findSuggestions } from './find-suggestions.ts';
import { parseQuestion } from './parse-question.ts';
import { readSynonyms } from './read-synonyms.ts';
import { deskSearchDocs, searchDocs, suggestionDocs } from './search-docs.ts';
import { LARGEST_PAGE, searchQuery, suggestionQuery, words } from './search-input.ts';

// While somebody types there are more of them, and each is less work.
const READS_PER_SUGGESTION = 4;
/** Bytes of answers to the words that everybody looks for on a busy day; what only one person has typed leaves first. */
const MOST_KEPT = 8 * 1024 * 1024;
/** For so many seconds a browser does not ask again, however often the same letters are typed. */
const SUGGESTIONS_KEPT = 60;

/** The searches over everything: of what visitors may read, what somebody may mean who is typing, and of what staff may see. */
export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const searched = searchLimit(app, config);
  const suggested = searchLimit(app, config, READS_PER_SUGGESTION);
  const answers = responseCache(MOST_KEPT);
  // A text of any kind may be among what is found; how often something was looked at is not.
  const stop = deps.changes.listen((changed) => {
    if (changedPages(changed).length > 0) answers.empty('all');
  });
  app.addHook('onClose', async () => stop());
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.search,
    config: { access: 'app' },
    docs: searchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, request, reply }) => {
      const typed = parsed(words, { q }).q;
      await searched(request, reply);
      const asked = { area, page: Math.min(page, LARGEST_PAGE), perpage };
      const { body, etag } = await answers.read(JSON.stringify([typed, asked]), [], async () => {
        const question = parseQuestion(typed, { synonyms: await readSynonyms(deps) });
        return success(await findEntries(db.orm, { question, ...asked }));
      });
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
      const typed = parsed(words, { q }).q;
      await suggested(request, reply);
      const synonyms = await readSynonyms(deps);
      const data = await findSuggestions(
        db.orm,
        parseQuestion(typed, { synonyms, isUnfinished: true }),
      );
      sendCached(request, reply, toCachedResponse(success(data)));
      return reply.header('cache-control', `private, max-age=${SUGGESTIONS_KEPT}`);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: DESK_SEARCH_PATH,
    config: { access: 'account' },
    docs: deskSearchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, admin }) => {
      const nobody = { requests: null, people: null, media: null };
      const address = parseAddressed(q);
      if (address) {
        const addressed = await findAddressed(db.orm, admin.priv, { address, perpage });
        return success({ ...addressed, ...nobody } satisfies DeskSearchData);
      }
      const typed = parsed(words, { q }).q;
      const entries = await findForDesk(db.orm, admin.priv, {
        question: parseQuestion(typed, { synonyms: await readSynonyms(deps) }),
        area,
        page: Math.min(page, LARGEST_PAGE),
        perpage,
      });
      const { dataKey } = config;
      const others =
        page === 1 && area === undefined
          ? await findOthers(db.orm, { text: typed, by: admin, dataKey })
          : nobody;
      return success({ ...entries, ...others } satisfies DeskSearchData);
    },
  });
}
