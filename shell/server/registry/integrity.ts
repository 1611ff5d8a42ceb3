import { createHash } from 'node:crypto';
import type { Release } from '@admissions/contracts';
import { findBrokenFiles } from '@admissions/tools/gates/files';

/** What a shell says of its own scripts; releases are signed over their sha384. */
export const hashSha256 = (bytes: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
export const hashSha384 = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Throws a sentence when a file of the release is missing or is not the one that was released. */
export async function verifyRelease(dir: string, release: Release): Promise<void> {
  const [broken] = await findBrokenFiles(dir, release);
  const { name, version } = release.manifest;
  if (broken) throw new Error(`${name} ${version}: ${broken}`);
}
