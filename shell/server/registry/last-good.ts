import { readFile } from 'node:fs/promises';
import type { Registry, Release } from '@admissions/protocol/releases';
import { loadRegistry } from './parse-registry.ts';
import { toGoodCopyPath, writeAtomically } from './registry-copy.ts';

/** The last good registry; null when there is none, or none that can be read. */
export async function loadLastGood(registryFile: string): Promise<Registry | null> {
  const { registry } = (await loadRegistry(toGoodCopyPath(registryFile)).catch(() => null)) ?? {};
  return registry && Object.keys(registry.remotes).length > 0 ? registry : null;
}

/** Keeps what was proved to run: each release in force, and the one to roll back to. */
export async function saveLastGood(
  registryFile: string,
  { sequence, remotes }: Registry,
  good: readonly Release[],
): Promise<void> {
  const lastGood: Registry = { ...(sequence !== undefined && { sequence }), remotes: {} };
  for (const release of good) {
    const { name, version } = release.manifest;
    const entry = remotes[name];
    const before = entry?.previous.find((each) => each !== version);
    const earlier = before === undefined ? undefined : entry?.releases[before];
    lastGood.remotes[name] = {
      current: version,
      previous: before !== undefined && earlier ? [before] : [],
      releases: {
        ...(before !== undefined && earlier && { [before]: earlier }),
        [version]: release,
      },
    };
  }
  if (good.length === 0) return;
  const text = `${JSON.stringify(lastGood, null, 1)}\n`;
  const file = toGoodCopyPath(registryFile);
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeAtomically(file, text);
}
