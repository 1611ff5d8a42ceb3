import { CHALLENGE_PATH } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import { success } from '../../../platform/http/http-error.ts';
import { formsDocs } from '../data/form-docs.ts';
import type { FormLoad } from './form-load.ts';
import type { Proofs } from './proof.ts';

/** GET challenge: proof of work before a submission, harder under load. */
export function challenge(
  app: FastifyInstance,
  { proofs, load }: { proofs: Proofs; load: FormLoad },
) {
  app.get(
    CHALLENGE_PATH,
    { config: { access: 'app' }, schema: formsDocs.challenge },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await proofs.challenge(await load.level()));
    },
  );
}
