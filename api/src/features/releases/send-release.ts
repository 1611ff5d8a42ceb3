import type { Locale } from '@admissions/model';
import { CODE } from '@admissions/protocol';
import type { RemoteManifest, SentRelease } from '@admissions/protocol/releases';
import { coversPath } from '@admissions/protocol/releases';
import { compareVersions } from '@admissions/tools/version';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError, invalid } from '../../platform/http/http-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import { findChannel } from './channel-rows.ts';
import type { Deployer } from './deploy-tokens.ts';
import { findRelease, readOwnersRecord, readServiceRegistry } from './read-releases.ts';
import type { Received } from './receive-release.ts';
import { nameArchive, repack } from './receive-release.ts';
import { countChange, lockChannels, recordReleaseChange } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { remoteOwners, remoteReleases } from './release-tables.ts';
import { releaseText } from './release-texts.ts';
import type { Switched } from './switch-channel.ts';
import { switchChannel } from './switch-channel.ts';

/** Somebody else may change releases while one is looked into; then it is looked into again. */
const TRIES = 5;

export interface Sending {
  deployer: Deployer;
  /** Whether it is put in force for everybody. */
  isStable: boolean;
  reason: string;
  mayBeLower: boolean;
  locale: Locale;
}
interface Taken extends Omit<SentRelease, 'change' | 'link'> {
  switched: Switched | null;
}

/** Checks a release, keeps it and puts it in force where that is asked for. Refuses with 422 and a sentence for every fault; nothing is kept then. */
export async function takeRelease(
  deps: ReleaseDeps & { store: MediaStore },
  received: Received,
  sending: Sending,
): Promise<Taken> {
  for (let tried = 0; tried < TRIES; tried++) {
    const taken = await tryToTake(deps, received, sending);
    if (taken) return taken;
  }
  throw new HttpError(CODE.failed, 503);
}

async function tryToTake(
  deps: ReleaseDeps & { store: MediaStore },
  received: Received,
  sending: Sending,
): Promise<Taken | null> {
  const { db, store } = deps;
  const { release, folder } = received;
  const { remote } = sending.deployer;
  const { version } = release.manifest;
  const registry = await readServiceRegistry(db.orm);
  const faults = await findOwnFaults(deps, received, sending);
  if (faults.length === 0) {
    const owners = await readOwnersRecord(db.orm);
    faults.push(...(await deps.checkRelease({ folder, release, registry, owners })));
  }
  if (faults.length > 0) throw invalid({ release: faults });

  const known = await findRelease(db.orm, remote, version);
  if (known) return settle(deps, sending, { version, sequence: registry.sequence, store: null });
  const packed = await repack(received);
  const archive = nameArchive(received);
  await store.put(archive, { path: packed.path });
  // It stays whatever is decided: of the same release that comes a second time meanwhile it has the same name. One without a record goes with the old ones.
  return settle(deps, sending, {
    version,
    sequence: registry.sequence,
    store: (tx) => storeRecord(tx, received, sending, { archive, size: packed.size }),
  });
}

interface Settling {
  version: string;
  /** Of the registry that the release was looked at beside. */
  sequence: number;
  /** Null: it is there already. */
  store: ((tx: Tx) => Promise<void>) | null;
}
/** Writes what was decided; null, and nothing is written, when another change came between. */
async function settle(
  { db, changes }: ReleaseDeps,
  { deployer, isStable, reason, locale }: Sending,
  { version, sequence, store }: Settling,
): Promise<Taken | null> {
  const { remote, name } = deployer;
  const taken = await db.transaction(async (tx) => {
    await lockChannels(tx);
    if ((await readServiceRegistry(tx)).sequence !== sequence) return null;
    await store?.(tx);
    const isInForce = (await findChannel(tx, remote, 'stable'))?.version === version;
    const by = { account: null, name };
    const switched =
      isStable && !isInForce
        ? await switchChannel(tx, {
            remote,
            channel: 'stable',
            version,
            reason,
            by,
            locale,
            mayUnpin: false,
          })
        : null;
    const isNew = store !== null;
    if (isNew || switched) await changes.announce(tx, ['releases']);
    return { remote, version, isNew, switched };
  });
  if (taken?.isNew || taken?.switched) changes.publishLocal(['releases']);
  return taken;
}

async function storeRecord(
  tx: Tx,
  { release, description }: Received,
  { deployer, reason }: Sending,
  { archive, size }: { archive: string; size: number },
): Promise<void> {
  const { remote, name } = deployer;
  const { manifest, provenance } = release;
  const commit = provenance?.commit ?? null;
  await tx.insert(remoteReleases).values({
    remote,
    version: manifest.version,
    description: description.toString('utf8'),
    archive,
    size,
    builder: provenance?.by ?? null,
    commit,
    sentBy: name,
  });
  await claimPaths(tx, manifest, name);
  await countChange(tx);
  await recordReleaseChange(
    tx,
    { account: null, name },
    { remote, action: 'send', to: manifest.version, reason, commit },
  );
}

// A name or a path that was nobody's belongs to the team that brings it.
async function claimPaths(
  tx: Tx,
  { name: remote, owner: team, claims }: RemoteManifest,
  updatedBy: string,
): Promise<void> {
  const [owner] = await tx.select().from(remoteOwners).where(eq(remoteOwners.remote, remote));
  const before = owner?.prefixes ?? [];
  const isCovered = (path: string) => before.some((prefix) => coversPath(prefix, path));
  const added = claims.map(({ path }) => path).filter((path) => !isCovered(path));
  const prefixes = [...before, ...added];
  await tx
    .insert(remoteOwners)
    .values({ remote, team, prefixes, updatedBy })
    .onConflictDoUpdate({ target: remoteOwners.remote, set: { prefixes } });
}

/** What the records alone say against a release. */
async function findOwnFaults(
  { db }: ReleaseDeps,
  { release }: Received,
  { deployer: { remote }, isStable, mayBeLower, locale }: Sending,
): Promise<string[]> {
  const { name, version } = release.manifest;
  if (name !== remote) return [releaseText(locale, 'name', { remote, name })];
  const known = await findRelease(db.orm, remote, version);
  if (known) {
    const before: unknown = JSON.parse(known.description);
    if (!hasSameFiles(before, release)) return [releaseText(locale, 'taken', { version })];
  }
  const current = (await readServiceRegistry(db.orm)).remotes[remote];
  if (!isStable || !current || current.current === version) return [];
  const { pin } = current;
  if (pin && compareVersions(version, pin.upTo) <= 0)
    return [releaseText(locale, 'pinned', { ...pin, remote })];
  if (!mayBeLower && compareVersions(version, current.current) < 0)
    return [releaseText(locale, 'lower', { version, current: current.current })];
  return [];
}

const hasSameFiles = (before: unknown, { files }: Received['release']): boolean => {
  const sorted = (list: object) => JSON.stringify(Object.entries(list).toSorted());
  return (
    typeof before === 'object' &&
    before !== null &&
    'files' in before &&
    sorted(before.files ?? {}) === sorted(files)
  );
};
