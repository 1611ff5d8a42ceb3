import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@admissions/model';
import {
  coversPath,
  type Owners,
  type Registry,
  type RemoteManifest,
  type SentRelease,
} from '@admissions/protocol/releases';
import { compareVersions } from '@admissions/releases';
import { eq } from 'drizzle-orm';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid, refused } from '../../platform/http/http-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Deployer } from './deploy-tokens.ts';
import {
  findChannel,
  findRelease,
  isPinnedAway,
  parseDescription,
  readOwnersRecord,
  readSequence,
  readServiceRegistry,
} from './read-releases.ts';
import { buildArchiveName, type ReceivedRelease, repackRelease } from './receive-release.ts';
import { incrementSequence, lockChannels, recordReleaseChange } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { remoteOwners, remoteReleases } from './release-tables.ts';
import { describePin, releaseText } from './release-texts.ts';
import { type SwitchResult, switchChannel } from './switch-channel.ts';

/** A concurrent change of releases causes a repeated check. */
const MAX_ATTEMPTS = 5;

export interface ReleaseUpload {
  deployer: Omit<Deployer, 'scopes'>;
  isStable: boolean;
  reason: string;
  mayBeLower: boolean;
  locale: Locale;
}
interface AcceptedRelease extends Omit<SentRelease, 'change' | 'link'> {
  switched: SwitchResult | null;
}

/** Checks, stores and optionally activates a release. On any fault: 422, nothing stored. */
export async function acceptRelease(
  deps: ReleaseDeps & { store: MediaStore },
  received: ReceivedRelease,
  upload: ReleaseUpload,
) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const accepted = await tryToAccept(deps, received, upload);
    if (accepted) return accepted;
  }
  throw refused(503, 'error.default');
}

async function tryToAccept(
  deps: ReleaseDeps & { store: MediaStore },
  received: ReceivedRelease,
  upload: ReleaseUpload,
) {
  const { db, store } = deps;
  const { release, folder } = received;
  const { remote } = upload.deployer;
  const { version } = release.manifest;
  const registry = await readServiceRegistry(db.orm);
  const owners = await readOwnersRecord(db.orm);
  const existing = await findRelease(db.orm, remote, version);
  const faults = findRecordFaults(received, upload, { existing, registry });
  if (faults.length === 0)
    faults.push(...(await deps.checkRelease({ folder, release, registry, owners })));
  if (faults.length === 0) faults.push(...findUnownedPaths(release.manifest, owners, upload));
  if (faults.length > 0) throw invalid({ release: faults });

  let stored: StoredArchive | null = null;
  if (!existing) {
    const { path, size } = await repackRelease(received);
    const archive = buildArchiveName(received);
    await store.put(archive, { path });
    stored = { archive, size };
  }
  // Not removed after a refusal: a parallel upload shares its name; orphans are pruned later.
  return commitRelease(deps, received, upload, { stored, sequence: registry.sequence });
}

interface StoredArchive {
  archive: string;
  size: number;
}
interface CheckedRelease {
  /** Null: recorded before. */
  stored: StoredArchive | null;
  /** Of the registry that the check used. */
  sequence: number;
}
/** Null, with nothing written, when another change came between. */
async function commitRelease(
  deps: ReleaseDeps,
  received: ReceivedRelease,
  upload: ReleaseUpload,
  { stored, sequence }: CheckedRelease,
): Promise<AcceptedRelease | null> {
  const { deployer, isStable, reason, locale } = upload;
  const { remote, name } = deployer;
  const { version } = received.release.manifest;
  return runAnnouncedTransaction(deps, async (tx) => {
    await lockChannels(tx);
    if ((await readSequence(tx)) !== sequence) return { result: null, kinds: [] };
    if (stored) await saveRecord(tx, received, upload, stored);
    const by = { account: null, name };
    const change = { remote, channel: 'stable', version, reason, by, locale } as const;
    const isCurrent = (await findChannel(tx, remote, 'stable'))?.version === version;
    const switched =
      isStable && !isCurrent ? await switchChannel(tx, { ...change, mayUnpin: false }) : null;
    const isNew = stored !== null;
    const result = { remote, version, isNew, switched };
    return { result, kinds: isNew || switched ? ['releases'] : [] };
  });
}

async function saveRecord(
  tx: Tx,
  { release, description }: ReceivedRelease,
  { deployer, reason }: ReleaseUpload,
  { archive, size }: StoredArchive,
) {
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
  if (deployer.isOperators) await claimPaths(tx, manifest, name);
  await incrementSequence(tx);
  await recordReleaseChange(
    tx,
    { account: null, name },
    { remote, action: 'send', to: manifest.version, reason, commit },
  );
}

// With a token of the settings, operators give the remote its name and paths.
async function claimPaths(
  tx: Tx,
  { name: remote, owner: team, claims }: RemoteManifest,
  updatedBy: string,
) {
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

// Paths that nobody owns: those of others are faults of their own.
const findUnownedPaths = (
  { name: remote, claims }: RemoteManifest,
  { remotes }: Owners,
  { deployer: { isOperators }, locale }: ReleaseUpload,
) => {
  const prefixes = remotes[remote]?.prefixes ?? [];
  const isOwn = (path: string) =>
    prefixes.some((prefix) => coversPath(prefix.toLowerCase(), path.toLowerCase()));
  return isOperators
    ? []
    : claims
        .filter(({ path }) => !isOwn(path))
        .map(({ path }) => releaseText(locale, 'unowned', { path, remote }));
};

function findRecordFaults(
  { release }: ReceivedRelease,
  { deployer: { remote }, isStable, mayBeLower, locale }: ReleaseUpload,
  { existing, registry }: { existing: { description: string } | null; registry: Registry },
) {
  const { name, version } = release.manifest;
  if (name !== remote) return [releaseText(locale, 'name', { remote, name })];
  if (existing && !isDeepStrictEqual(parseDescription(existing.description).files, release.files))
    return [releaseText(locale, 'taken', { version })];
  const current = registry.remotes[remote];
  if (!isStable || !current || current.current === version) return [];
  const { pin } = current;
  if (pin && isPinnedAway(pin, version)) return [describePin(pin, remote, locale)];
  if (!mayBeLower && compareVersions(version, current.current) < 0)
    return [releaseText(locale, 'lower', { version, current: current.current })];
  return [];
}
