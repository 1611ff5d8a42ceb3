import type { ChecksAnswer } from '@admissions/contracts';
import { CHECKS_MOST, CHECKS_PATH } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { listSchema, objectSchema } from '../../platform/validation/json-schema.ts';
import { findDeadLinks } from './dead-links.ts';

const HEAVY_BYTES = 500_000;
const LONGEST_LINK = 2000;

const question = z.strictObject({
  links: z.array(z.string().max(LONGEST_LINK)).max(CHECKS_MOST),
  media: z.array(z.int().min(1).max(999_999_999)).max(CHECKS_MOST),
});
const whole = { type: 'integer', minimum: 1, maximum: 999_999_999 };
const link = { type: 'string', maxLength: LONGEST_LINK };
const docs = {
  tags: ['checks'],
  operationId: 'checkEntry',
  summary: 'What should be looked at before an entry is published',
  answer: objectSchema({
    dead: {
      ...listSchema(link),
      description:
        'Of the links: those that lead to no page of this site, or to an entry that visitors do not see',
    },
    heavy: {
      ...listSchema(objectSchema({ media: whole, size: { type: 'integer' } })),
      description: 'Of the pictures: those above 500 kB',
    },
  }),
};

/** Facts for the checks of the back office; they tell, and hinder nothing. */
export async function checksRoutes(app: FastifyInstance, { db, hooks }: Deps): Promise<void> {
  staffRoute(app, {
    method: 'POST',
    url: CHECKS_PATH,
    config: { access: 'account', repeats: 'free' },
    docs,
    input: { body: question },
    handler: async ({ body }) => {
      const found = [...(await hooks.images(body.media)).values()];
      const answer: ChecksAnswer = {
        dead: await findDeadLinks(db.orm, body.links),
        heavy: found
          .filter(({ type, size }) => type.startsWith('image/') && size > HEAVY_BYTES)
          .map(({ id, size }) => ({ media: id, size })),
      };
      return success(answer);
    },
  });
}
