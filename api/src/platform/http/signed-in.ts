import type { Priv } from '@admissions/model';

/** Who is signed in, as of this request: flags and state of the account are read anew each time. */
export interface SignedIn {
  id: number;
  account: string;
  name: string;
  priv: Priv;
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set on routes for staff and on public routes below /api/admin. */
    admin: SignedIn | null;
  }
}
