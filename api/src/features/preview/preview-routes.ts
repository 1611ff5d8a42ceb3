import type { PreviewState, PreviewWrite } from '@admissions/contracts';
import { allows, PREVIEW_PATHS } from '@admissions/contracts';
import type { KindId } from '@admissions/contracts/kinds';
import { KINDS, kindOf } from '@admissions/contracts/kinds';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forbidden, notExists, parsed, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import { draftOf } from './draft-of.ts';
import { keepDraft } from './keep-draft.ts';
import { previewDocs } from './preview-docs.ts';

const writeSchema = z.strictObject({
  kind: z.enum(KINDS.map(({ id }) => id) as [KindId, ...KindId[]], 'validation.select'),
  id: z.int('validation.required').min(1).max(999_999_999).nullable(),
  values: z.record(z.string().max(60), z.unknown(), 'validation.required'),
});

/** Previews: staff make an address that shows what a form holds, before it is saved; whoever has the address sees it for two hours. */
export async function previewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.post(
    PREVIEW_PATHS.make,
    { config: { access: 'account', repeats: 'free' }, schema: previewDocs.make },
    async (request) => {
      const { id: account, priv } = request.admin as SignedIn;
      const locale = localeOf(request);
      const write: PreviewWrite = parsed(writeSchema, request.body, locale);
      if (!allows(priv, kindOf(write.kind).area)) throw forbidden();
      return success(await keepDraft(deps, { account, locale }, write));
    },
  );

  app.get(
    PREVIEW_PATHS.state,
    { config: { access: 'app' }, schema: previewDocs.state },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const draft = await draftOf(deps, request);
      if (!draft) throw notExists();
      const state: PreviewState = { kind: draft.kind.id, id: draft.entryId, until: draft.until };
      return success(state);
    },
  );
}
