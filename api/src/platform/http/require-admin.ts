import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../features/identity/sessions/admin-sessions.ts';
import { unauthorized } from './http-error.ts';

/** Who is signed in, on a route that only staff may call; refuses a request without a session with 401. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>): SignedIn {
  if (admin === null) throw unauthorized();
  return admin;
}
