import { CHALLENGE_PATH } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { success } from '../../answers.ts';
import type { Proofs } from './proof.ts';

/** GET challenge: what a browser calculates before it sends a form. */
export function challenge(app: FastifyInstance, proofs: Proofs): void {
  app.get(CHALLENGE_PATH, { config: { access: 'app' }, schema: { tags: ['forms'], summary: 'A calculation to prove with' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return success(await proofs.challenge());
  });
}
