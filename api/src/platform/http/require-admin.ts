import type { FastifyRequest } from 'fastify';
import { unauthorized } from './http-error.ts';
import type { SignedIn } from './signed-in.ts';

/** Throws 401 without a session. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>): SignedIn {
  if (admin === null) throw unauthorized();
  return admin;
}
