import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_KEY_FILE } from '@admissions/protocol/releases';
import { importReleases } from './import-releases.ts';
import { openRegistryKey } from './registry-key.ts';
import type { ReleaseDeps } from './release-deps.ts';

/** Before the first shell asks: the key that it checks the registry with, and the releases that a registry.json has from before. */
export async function openReleases(deps: ReleaseDeps): Promise<void> {
  const { config, log } = deps;
  if (!config.releaseImport) return;
  await writeFile(
    path.join(config.dataDir, REGISTRY_KEY_FILE),
    `${openRegistryKey(config).publicKey}\n`,
  );
  // The rest of the site does not wait for an operator to repair a file.
  await importReleases(deps).catch((error: unknown) =>
    log.error({ err: error }, 'no releases were taken in'),
  );
}
