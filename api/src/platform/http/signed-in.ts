import type { Flags } from '@admissions/model';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from './http-error.ts';

/** Flags and state of the account are read from the database for each request. */
export interface SignedIn {
  id: number;
  account: string;
  name: string;
  priv: Flags;
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on staff routes and on public routes below /api/admin. */
    admin: SignedIn | null;
  }
}

/** Throws 401 without a session. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>) {
  if (admin === null) throw unauthorized();
  return admin;
}
