import { AREAS, SEARCH_MAX, SITE_READ_PATHS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toCachedResponse } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { parsed, success } from '../../platform/http/http-error.ts';
import { pageQuery } from '../../platform/http/list-query.ts';
import { searchLimit } from '../../platform/http/search-limit.ts';
import { typedRoute } from '../../platform/http/typed-route.ts';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';
import { findEntries } from './find-entries.ts';
import { findSuggestions } from './find-suggestions.ts';
import { parseQuestion } from './parse-question.ts';
import { readSynonyms } from './read-synonyms.ts';
import { searchDocs, suggestionDocs } from './search-docs.ts';

const LARGEST_PAGE = 1000;

// While somebody types there are more of them, and each is less work.
const READS_PER_SUGGESTION = 4;
/** For so many seconds a browser does not ask again, however often the same letters are typed. */
const SUGGESTIONS_KEPT = 60;

const typedField = {
  // What is wrong with the words is told at their field: see below.
  q: z.preprocess((typed) => typed ?? '', z.string().meta({ minLength: 1, maxLength: SEARCH_MAX })),
};
const searchQuery = pageQuery.extend({ ...typedField, area: emptyAsAbsent(z.enum(AREAS)) });
const suggestionQuery = z.strictObject(typedField);
const words = z.object({
  q: z
    .string('validation.required')
    .transform((typed) => typed.normalize('NFKC').trim())
    .refine((typed) => typed !== '', 'validation.required')
    .refine((typed) => [...typed].length <= SEARCH_MAX, {
      error: ({ input }) =>
        `validation.maxLength|max=${SEARCH_MAX}|count=${[...String(input)].length}`,
    }),
});

/** `GET /api/ap/search`: everything that visitors may read; and what somebody may mean who is typing. */
export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db } = deps;
  const searched = searchLimit(app, config);
  const suggested = searchLimit(app, config, READS_PER_SUGGESTION);
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.search,
    config: { access: 'app' },
    docs: searchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, request, reply, locale }) => {
      const typed = parsed(words, { q }, locale).q;
      await searched(request, reply);
      const data = await findEntries(db.orm, {
        question: parseQuestion(typed, { synonyms: await readSynonyms(deps) }),
        area,
        page: Math.min(page, LARGEST_PAGE),
        perpage,
      });
      return sendCached(request, reply, toCachedResponse(success(data)));
    },
  });
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.suggestions,
    config: { access: 'app' },
    docs: suggestionDocs,
    input: { query: suggestionQuery },
    handler: async ({ query: { q }, request, reply, locale }) => {
      const typed = parsed(words, { q }, locale).q;
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
}
