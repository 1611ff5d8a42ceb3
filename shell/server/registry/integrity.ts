import type { Release } from '@admissions/protocol/releases';
import { findBrokenFiles } from '@admissions/tools/gates/files';

/** Throws a sentence when a file of the release is missing or is not the one that was released. */
export async function verifyRelease(dir: string, release: Release): Promise<void> {
  const [broken] = await findBrokenFiles(dir, release);
  const { name, version } = release.manifest;
  if (broken) throw new Error(`${name} ${version}: ${broken}`);
}
