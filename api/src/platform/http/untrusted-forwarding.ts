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
    /** No proxy forwarded it: the client is the peer of this connection. */
    isDirect: boolean;
  }
}

/**
 * Removes forwarding headers unless the shell's proof or the internal token is present.
 * The peer's address proves nothing. Runs before every other hook.
 */
export function stripUntrustedForwarding(
  app: FastifyInstance,
  { internalToken }: { internalToken: string },
) {
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
