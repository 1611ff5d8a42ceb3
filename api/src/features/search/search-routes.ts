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
import { searchDocs } from './search-docs.ts';
import { parseQuestion } from './search-grams.ts';

const LARGEST_PAGE = 1000;

const searchQuery = pageQuery.extend({
  // What is wrong with the words is told at their field: see below.
  q: z.preprocess((typed) => typed ?? '', z.string().meta({ minLength: 1, maxLength: SEARCH_MAX })),
  area: emptyAsAbsent(z.enum(AREAS)),
});
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

/** `GET /api/ap/search`: everything that visitors may see, by its titles and summaries. */
export async function searchRoutes(app: FastifyInstance, { config, db }: Deps): Promise<void> {
  const limited = searchLimit(app, config);
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.search,
    config: { access: 'app' },
    docs: searchDocs,
    input: { query: searchQuery },
    handler: async ({ query: { page, perpage, area, q }, request, reply, locale }) => {
      const typed = parsed(words, { q }, locale).q;
      await limited(request, reply);
      const data = await findEntries(db.orm, {
        question: parseQuestion(typed),
        area,
        page: Math.min(page, LARGEST_PAGE),
        perpage,
      });
      return sendCached(request, reply, toCachedResponse(success(data)));
    },
  });
}
