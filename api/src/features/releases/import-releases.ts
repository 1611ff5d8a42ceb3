import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ownership, Registry, RegistryEntry } from '@admissions/protocol/releases';
import { findBrokenFiles } from '@admissions/tools/gates/files';
import { readOwners } from '@admissions/tools/owners-file';
import { readRegistry } from '@admissions/tools/registry-file';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { parseDescription } from './read-releases.ts';
import type { Received } from './receive-release.ts';
import { nameArchive, repack } from './receive-release.ts';
import type { ReleaseActor } from './record-release-change.ts';
import { countChange, lockChannels, recordReleaseChange } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { openReleaseStore } from './release-store.ts';
import { releaseChannels, releaseHead, remoteOwners, remoteReleases } from './release-tables.ts';

const IMPORTER: ReleaseActor = { account: null, name: 'import' };

/** Takes in the remotes of a registry.json that the records do not know: a site that had its releases beside its shells goes on with them. */
export async function importReleases({
  db,
  config,
  changes,
  log,
}: Pick<ReleaseDeps, 'db' | 'config' | 'changes' | 'log'>): Promise<void> {
  if (!config.releaseImport) return;
  const { registryFile, releasesDir } = config.releaseImport;
  const store = openReleaseStore(config);
  const registry = await readRegistry(registryFile);
  const owners = await readOwners(registryFile);
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    if (await isKnown(db.orm, remote)) continue;
    const found: Received[] = [];
    for (const version of Object.keys(entry.releases)) {
      const standing = await readStanding(path.join(releasesDir, remote, version), version);
      if (typeof standing !== 'string') found.push(standing);
      else log.warn({ remote, version, reason: standing }, 'a release is not taken in');
    }
    if (!found.some(({ release }) => release.manifest.version === entry.current)) {
      log.error({ remote, version: entry.current }, 'what is in force is not whole: not taken in');
      continue;
    }
    const kept = await keepArchives(store, found, config.dataDir);
    await db.transaction(async (tx) => {
      await lockChannels(tx);
      // Another API on this database did it meanwhile.
      if (await isKnown(tx, remote)) return;
      await tx.insert(remoteReleases).values(kept.map((one) => ({ remote, ...one })));
      await writeStanding(tx, remote, { registry, entry, owner: owners.remotes[remote], kept });
      await changes.announce(tx, ['releases']);
    });
    log.info({ remote, version: entry.current, releases: kept.length }, 'releases taken in');
  }
}

const isKnown = async (db: Tx | ReleaseDeps['db']['orm'], remote: string) =>
  (await db.select().from(remoteReleases).where(eq(remoteReleases.remote, remote)).limit(1))
    .length > 0;

/** A release as it stands in its folder; a sentence when it is not whole. */
async function readStanding(folder: string, version: string): Promise<Received | string> {
  try {
    const description = await readFile(path.join(folder, 'release.json'));
    const release = parseDescription(description.toString('utf8'));
    const [broken] = await findBrokenFiles(folder, release);
    if (broken) return broken;
    return release.manifest.version === version
      ? { folder, release, description }
      : `its release.json is that of ${release.manifest.version}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function keepArchives(store: MediaStore, found: readonly Received[], dataDir: string) {
  const uploads = path.join(dataDir, 'release-uploads');
  await mkdir(uploads, { recursive: true });
  const kept = [];
  for (const received of found) {
    const { release, description } = received;
    const packed = await repack(received, path.join(uploads, `${randomUUID()}.tar.gz`));
    const archive = nameArchive(received);
    await store.put(archive, { path: packed.path });
    kept.push({
      version: release.manifest.version,
      description: description.toString('utf8'),
      signature: null,
      archive,
      size: packed.size,
      builder: release.provenance?.by ?? null,
      commit: release.provenance?.commit ?? null,
      sentBy: IMPORTER.name,
      sentAt: release.releasedAt,
    });
  }
  return kept;
}

interface Standing {
  registry: Registry;
  entry: RegistryEntry;
  owner: Ownership | undefined;
  kept: readonly { version: string; commit: string | null }[];
}
async function writeStanding(
  tx: Tx,
  remote: string,
  { registry, entry, owner, kept }: Standing,
): Promise<void> {
  const { current, previous, pin, canary, trial, releases } = entry;
  const isKept = (version: string) => kept.some((one) => one.version === version);
  await tx.insert(releaseChannels).values({
    remote,
    channel: 'stable',
    version: current,
    previous: previous.filter(isKept),
    pin: pin ?? null,
    percent: 100,
    by: IMPORTER.name,
    reason: 'registry.json',
    trial: trial && isKept(trial.against) ? trial : null,
  });
  if (canary && isKept(canary.version))
    await tx.insert(releaseChannels).values({ remote, channel: 'canary', ...canary });
  const manifest = releases[current]?.manifest;
  const { team, prefixes, budget } = owner ?? {
    team: manifest?.owner ?? remote,
    prefixes: manifest?.claims.map((claim) => claim.path) ?? [],
  };
  await tx
    .insert(remoteOwners)
    .values({ remote, team, prefixes, budget: budget ?? null, updatedBy: IMPORTER.name })
    .onConflictDoNothing();
  // Shells have counted the changes of the file so far: the sequence never goes back.
  await tx
    .update(releaseHead)
    .set({ sequence: sql`greatest(${releaseHead.sequence}, ${registry.sequence ?? 0})` });
  await countChange(tx);
  const commit = kept.find(({ version }) => version === current)?.commit ?? null;
  await recordReleaseChange(tx, IMPORTER, {
    remote,
    action: 'import',
    channel: 'stable',
    to: current,
    reason: 'registry.json',
    commit,
  });
}
