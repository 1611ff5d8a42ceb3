import { createForwardingProof, FORWARDING_PROOF_HEADER } from '@admissions/protocol/server';
import type { FastifyRequest } from 'fastify';

/** Describes the client to the API; the token proves that the shell sent the headers. */
export function createForwarding(internalToken: string) {
  const proof: Record<string, string> = internalToken
    ? { [FORWARDING_PROOF_HEADER]: createForwardingProof(internalToken) }
    : {};
  return ({ ip, host, protocol, id }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>) => ({
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-request-id': id,
    ...proof,
  });
}

/** Null unless it is JSON: then a proxy responded for the API. */
export function readAnswer<T extends object>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
