import { AREAS, type Area, allows } from '@admissions/model';
import { SAMPLE_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { acceptSamples, listSamples, removeSamples } from './samples.ts';

const tags = ['samples'];
const areaBody = z.strictObject({ area: z.enum(AREAS, 'validation.select') });
const named = objectSchema({ kind: text, id: whole, title: text, parent: orNull(whole) });
const written = objectSchema({ id: whole, revision: whole });
const docs = {
  list: {
    tags,
    operationId: 'listSamples',
    summary: 'Lists demo content that staff have not replaced',
    description: 'In the areas of the caller, without the trash.',
    answer: objectSchema({
      areas: listSchema(objectSchema({ area: text, list: listSchema(named) })),
    }),
  },
  remove: {
    tags,
    operationId: 'deleteSamples',
    summary: 'Moves the samples of an area to the trash',
    description: 'Single entries and samples that other content needs stay, and are counted.',
    answer: objectSchema({
      removed: listSchema(objectSchema({ kind: text, entries: listSchema(written) })),
      left: whole,
    }),
  },
  accept: {
    tags,
    operationId: 'confirmSamples',
    summary: 'Removes the marks of the samples of an area',
    answer: objectSchema({ count: whole }),
  },
};

/** Demo content that is left, by area. */
export async function samplesRoutes(app: FastifyInstance, deps: Deps) {
  const config = { access: 'account' } as const;
  const input = { body: areaBody };
  staffRoute(app, {
    method: 'GET',
    url: SAMPLE_PATHS.list,
    config,
    docs: docs.list,
    handler: async ({ admin: { priv } }) => ({
      areas: await listSamples(
        deps.db.orm,
        AREAS.filter((area) => allows(priv, area)),
      ),
    }),
  });
  staffRoute(app, {
    method: 'POST',
    url: SAMPLE_PATHS.remove,
    config,
    docs: docs.remove,
    input,
    handler: async ({ body: { area }, admin }) => {
      requireArea(admin, area);
      return removeSamples(deps, area, admin);
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: SAMPLE_PATHS.accept,
    config,
    docs: docs.accept,
    input,
    handler: async ({ body: { area }, admin }) => {
      requireArea(admin, area);
      return { count: await acceptSamples(deps, area, admin) };
    },
  });
}

function requireArea({ priv }: SignedIn, area: Area) {
  if (!allows(priv, area)) throw forbidden();
}
