import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { SETTINGS_ACTOR } from './deploy-tokens.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { deployTokens } from './release-tables.ts';

/** Stores deploy tokens from the settings. */
export async function prepareReleases({ db, config }: ReleaseDeps) {
  const tokens = [...config.releaseTokens].map(([remote, token]) => ({
    remote,
    name: SETTINGS_ACTOR,
    hash: hashToken(token),
    createdBy: SETTINGS_ACTOR,
  }));
  await db.transaction(async (tx) => {
    await tx
      .update(deployTokens)
      .set({ revokedAt: new Date().toISOString(), revokedBy: SETTINGS_ACTOR })
      .where(
        and(
          eq(deployTokens.createdBy, SETTINGS_ACTOR),
          isNull(deployTokens.revokedAt),
          notInArray(
            deployTokens.hash,
            tokens.map(({ hash }) => hash),
          ),
        ),
      );
    // Revoked tokens stay revoked.
    if (tokens.length > 0) await tx.insert(deployTokens).values(tokens).onConflictDoNothing();
  });
}
