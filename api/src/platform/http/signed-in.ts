import type { Flags } from '@admissions/model';

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
