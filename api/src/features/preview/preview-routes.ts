import { PUBLIC_PAGES } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { PREVIEW_HEADER, PREVIEW_PATHS, type PreviewState } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId, requireFlag } from '../../content/routes/entry-id.ts';
import { createNotFoundError, success } from '../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber } from '../../platform/validation/input-schemas.ts';
import { id, type Json, moment, objectSchema } from '../../platform/validation/json-schema.ts';
import { findPreviewDraft } from './preview-reader.ts';
import { savePreviewDraft } from './save-preview-draft.ts';

const writeSchema = z.strictObject({
  kind: kindId(),
  id: idNumber().nullable().meta({ description: 'Null: an entry that has not been stored yet' }),
  values: z
    .record(z.string().max(60), z.unknown(), 'validation.required')
    .meta({ description: 'The fields as they are written; unknown ones are left out' }),
  replaces: z.string().max(200).optional().meta({
    description:
      'Token of the caller’s preview of the same entry, which then shows these values. An expired or foreign token is replaced by a new one',
  }),
  on: z.enum(PUBLIC_PAGES, 'validation.select').optional().meta({
    description: 'The page to preview, for a kind that several pages show',
  }),
});

/** Preview links show unsaved form values to anyone who has the address, for two hours. */
export async function previewRoutes(app: FastifyInstance, deps: Deps) {
  staffRoutes(app, 'account').post(
    PREVIEW_PATHS.make,
    { docs: previewDocs.make, body: writeSchema, repeats: 'free' },
    async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return savePreviewDraft(deps, admin.id, body);
    },
  );

  typedRoutes(app, 'app').get(
    PREVIEW_PATHS.state,
    { docs: previewDocs.state },
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const preview = await findPreviewDraft(deps, request);
      if (!preview) throw createNotFoundError();
      const [{ kind, entryId: id }] = preview.drafts;
      const state: PreviewState = { kind, id, until: preview.until };
      return success(state);
    },
  );
}

const kind: Json = { type: 'string', enum: KINDS.map(({ id }) => id) };

const previewDocs = {
  make: {
    operationId: 'addPreview',
    summary: 'Creates a preview address of a draft',
    description:
      'Needs the flag of the kind’s area. Incomplete forms are accepted; invalid values get a placeholder, but oversized rich text (too long, too many tags, too deep) is refused at its field. No entry changes; the draft is stored for two hours.',
    answer: objectSchema({
      url: { type: 'string', description: 'An address on this site' },
      until: moment,
    }),
    mayMiss: true,
  },
  state: {
    summary: 'Returns what a preview token grants access to',
    description: `Send the token in the header ${PREVIEW_HEADER}; public reads then respond as if the draft were published. Expired or revoked: errorCode 2.`,
    headers: { 'X-Preview': { type: 'string', pattern: '^[\\w-]{22}\\.\\d{10}\\.[\\w-]{43}$' } },
    answer: objectSchema({ kind, id, until: moment }),
    mayMiss: true,
  },
};
