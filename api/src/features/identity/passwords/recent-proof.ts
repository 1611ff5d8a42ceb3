import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { adminSessions } from '../tables/auth-tables.ts';
import { createMissingPasswordError } from './current-password.ts';

/** How long a password proof is valid. */
const RECENT_PROOF_MS = 10 * 60_000;

/** Security: sensitive changes of a stolen session fail with an error at the password field. */
export async function requireRecentProof({ orm }: Database, { sessionId }: SignedIn) {
  const [session] = await orm
    .select({ provenAt: adminSessions.provenAt })
    .from(adminSessions)
    .where(eq(adminSessions.id, sessionId));
  if (!session || Date.now() - Date.parse(session.provenAt) > RECENT_PROOF_MS)
    throw createMissingPasswordError();
}

/** Records a password proof of this session. */
export const recordProof = (tx: Tx, { sessionId }: SignedIn) =>
  tx
    .update(adminSessions)
    .set({ provenAt: new Date().toISOString() })
    .where(eq(adminSessions.id, sessionId));
