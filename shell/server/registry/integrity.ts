import type { Release } from '@admissions/protocol/releases';
import { findBrokenFiles } from '@admissions/releases';

/** Throws if a file of the release is missing or differs. */
export async function verifyRelease(dir: string, release: Release): Promise<void> {
  const [broken] = await findBrokenFiles(dir, release);
  const { name, version } = release.manifest;
  if (broken) throw new Error(`${name} ${version}: ${broken}`);
}
