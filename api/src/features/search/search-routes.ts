import { AREAS, SEARCH_MAX, SITE_READ_PATHS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { readyAnswerOf } from '../../kinds/answer-cache.ts';
import { sendReady } from '../../kinds/send-ready.ts';
import { localeOf } from '../../plugins/locale.ts';
import { searchLimit } from '../../plugins/search-limit.ts';
import { pageQuery, queryOf } from '../list-query.ts';
import { findEntries } from './find-entries.ts';
import { searchDocs } from './search-docs.ts';
import { questionOf } from './search-grams.ts';

const LARGEST_PAGE = 1000;

const asked = pageQuery.extend({
  q: z.string().optional(),
  area: z.union([z.literal('').transform(() => undefined), z.enum(AREAS)]).optional(),
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
  app.get(
    SITE_READ_PATHS.search,
    { config: { access: 'app' }, schema: searchDocs },
    async (request, reply) => {
      const { page, perpage, area, q } = queryOf(asked, request.query);
      const typed = parsed(words, { q }, localeOf(request)).q;
      await limited(request, reply);
      const data = await findEntries(db.orm, {
        question: questionOf(typed),
        area,
        page: Math.min(page, LARGEST_PAGE),
        perpage,
      });
      return sendReady(request, reply, readyAnswerOf(success(data)));
    },
  );
}
