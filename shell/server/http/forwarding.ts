import { createForwardingProof, FORWARDING_PROOF_HEADER } from '@admissions/protocol/server';
import type { FastifyRequest } from 'fastify';

type Forwarding = (
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>,
) => Record<string, string>;

/** Makes the headers that tell the API for whom a request is passed on, with the proof that the shell says so. */
export function createForwarding(internalToken: string): Forwarding {
  const proof: Record<string, string> = internalToken
    ? { [FORWARDING_PROOF_HEADER]: createForwardingProof(internalToken) }
    : {};
  return ({ ip, host, protocol, id }) => ({
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-request-id': id,
    ...proof,
  });
}

/** What the API has answered; null where it is no JSON: then a proxy on the way has. */
export function readAnswer<T extends object>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
