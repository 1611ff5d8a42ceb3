import { kindOf } from '@admissions/model/kinds';
import { CHECKS_PATH, type ChecksAnswer, MAX_CHECK_TARGETS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId } from '../../content/routes/entry-id.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber } from '../../platform/validation/input-schemas.ts';
import {
  id,
  listSchema,
  objectSchema,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { findDeadLinks } from './dead-links.ts';
import { createCheckLoader } from './kind-checks/check-loader.ts';
import { runKindChecks } from './kind-checks/kind-checks.ts';

const HEAVY_BYTES = 500_000;
const MAX_LINK_LENGTH = 2000;

const entryId = idNumber();
const checkBody = z.strictObject({
  links: z.array(z.string().max(MAX_LINK_LENGTH)).max(MAX_CHECK_TARGETS),
  media: z.array(entryId).max(MAX_CHECK_TARGETS),
  entry: z
    .strictObject({
      kind: kindId(),
      id: entryId.nullable(),
      values: z.record(z.string().max(60), z.unknown()),
    })
    .optional(),
});
const link = { type: 'string', maxLength: MAX_LINK_LENGTH };
const docs = {
  operationId: 'checkEntry',
  summary: 'What should be looked at before an entry is published',
  answer: objectSchema({
    dead: {
      ...listSchema(link),
      description:
        'Of the links: those that lead to no page of this site, or to an entry that visitors do not see',
    },
    heavy: {
      ...listSchema(objectSchema({ media: id, size: whole })),
      description: 'Of the pictures: those above 500 kB that visitors get in one size',
    },
    found: {
      ...listSchema(
        objectSchema(
          {
            rule: text,
            field: text,
            item: { type: 'integer', minimum: 0 },
            words: text,
            other: text,
          },
          ['item', 'other'],
        ),
      ),
      description:
        'Of the entry: what the checks of its kind find in these values, beside what visitors see of the others',
    },
  }),
};

/** Hints for editors; findings never block a save. */
export async function checksRoutes(app: FastifyInstance, { db, hooks }: Deps) {
  staffRoutes(app, 'account').post(
    CHECKS_PATH,
    { docs, body: checkBody, repeats: 'free' },
    async ({ body }) => {
      const { entry } = body;
      const found = [...(await hooks.images(body.media)).values()];
      const answer: ChecksAnswer = {
        dead: await findDeadLinks(db.orm, body.links),
        heavy: found
          .filter(
            ({ type, size, variants }) =>
              type.startsWith('image/') && size > HEAVY_BYTES && variants.length === 0,
          )
          .map(({ id, size }) => ({ media: id, size })),
        found: entry
          ? await runKindChecks(kindOf(entry.kind), {
              id: entry.id,
              values: entry.values,
              loader: createCheckLoader(db.orm),
            })
          : [],
      };
      return answer;
    },
  );
}
