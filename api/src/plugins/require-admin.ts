import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../answers.ts';
import type { SignedIn } from '../features/auth/admin-sessions.ts';

/** Who is signed in, on a route that only staff may call; refuses a request without a session with 401. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>): SignedIn {
  if (admin === null) throw unauthorized();
  return admin;
}
