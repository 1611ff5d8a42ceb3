import { eq, sql } from 'drizzle-orm';
import { randomGroups } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { deleteDevices, endSessions } from '../sessions/admin-sessions.ts';
import { type AccountRow, accounts } from '../tables/identity-tables.ts';
import { passwordProblem, REMEMBERED_PASSWORDS } from './password-policy.ts';

/** Throws the policy's message at the field. */
export async function requirePolicy(
  candidate: Parameters<typeof passwordProblem>[0],
  field: string,
) {
  const problem = await passwordProblem(candidate);
  if (problem) throw invalid({ [field]: problem });
}

/** The current and previous hashes. */
export const readRecentHashes = (row: AccountRow) => [row.passwordHash, ...row.passwordHistory];

/** Sets a password, ends all sessions and forgets all devices. */
export async function setPassword(
  tx: Tx,
  row: AccountRow,
  { hash, mustChange, by }: { hash: string; mustChange: boolean; by: string },
) {
  await tx
    .update(accounts)
    .set({
      passwordHash: hash,
      passwordHistory: readRecentHashes(row).slice(0, REMEMBERED_PASSWORDS - 1),
      mustChangePassword: mustChange,
      updatedAt: new Date().toISOString(),
      updatedBy: by,
      revision: sql`${accounts.revision} + 1`,
    })
    .where(eq(accounts.id, row.id));
  await endSessions(tx, row.id);
  await deleteDevices(tx, row.id);
}

/** 79 bits. */
export const createOneTimePassword = () => randomGroups(4);
