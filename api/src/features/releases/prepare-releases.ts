import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_KEY_FILE } from '@admissions/protocol/releases';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { openRegistryKey } from './registry-key.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { deployTokens } from './release-tables.ts';

/** Who made the deploy tokens that the settings name. */
const SETTINGS_ACTOR = 'RELEASE_TOKENS';

/** Before the first release and the first shell: the tokens of the settings, and the key that shells check the registry with. */
export async function prepareReleases({
  db,
  config,
}: Pick<ReleaseDeps, 'db' | 'config'>): Promise<void> {
  await writeFile(
    path.join(config.dataDir, REGISTRY_KEY_FILE),
    `${openRegistryKey(config).publicKey}\n`,
  );
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
    // One that staff revoked stays revoked.
    if (tokens.length > 0) await tx.insert(deployTokens).values(tokens).onConflictDoNothing();
  });
}
