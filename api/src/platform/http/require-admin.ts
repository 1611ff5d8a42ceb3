import type { FastifyRequest } from 'fastify';
import { unauthorized } from './http-error.ts';
import type { SignedIn } from './signed-in.ts';

/** Who is signed in, on a route that only staff may call; refuses a request without a session with 401. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>): SignedIn {
  if (admin === null) throw unauthorized();
  return admin;
}
