import { readFile } from 'node:fs/promises';
import type { Registry, Release } from '@admissions/protocol/releases';
import { loadRegistry } from './parse-registry.ts';
import { toGoodCopyPath, writeAtomically } from './registry-copy.ts';

/** Null if missing or unreadable. */
export async function loadLastGood(registryFile: string): Promise<Registry | null> {
  const { registry } = (await loadRegistry(toGoodCopyPath(registryFile)).catch(() => null)) ?? {};
  return registry && Object.keys(registry.remotes).length > 0 ? registry : null;
}

/** Saves only verified releases: the live ones and their rollback targets. */
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
