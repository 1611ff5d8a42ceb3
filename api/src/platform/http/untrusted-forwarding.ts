import {
  createForwardingProof,
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  isSameSecret,
} from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { isInternal } from './internal-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Nobody passed it on, or says so: its sender holds the other end of this connection. */
    isDirect: boolean;
  }
}

/**
 * Takes away what a request claims about where it comes from, unless the shell says so: with its proof for what it passes on,
 * with the internal token for what it renders. The address that a connection comes from proves nothing. Stands in front of every other hook.
 */
export function stripUntrustedForwarding(
  app: FastifyInstance,
  { internalToken }: { internalToken: string },
): void {
  const proof = createForwardingProof(internalToken);
  app.decorateRequest('isDirect', true);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    request.isDirect = FORWARDING_HEADERS.every((name) => headers[name] === undefined);
    if (
      !request.isDirect &&
      !isSameSecret(headers[FORWARDING_PROOF_HEADER], proof) &&
      !isInternal(headers['x-internal-token'], internalToken)
    )
      for (const name of FORWARDING_HEADERS) delete headers[name];
    done();
  });
}
