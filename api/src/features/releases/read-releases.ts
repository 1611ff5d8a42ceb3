import type { Pin, RegistryEntry, Release, ReleaseChannel } from '@admissions/protocol/releases';
import { compareVersions } from '@admissions/releases';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import {
  incrementSequence,
  type ReleaseActor,
  type ReleaseChange,
  recordReleaseChange,
} from './record-release-change.ts';
import { releaseChannels, releaseHead, remoteOwners, remoteReleases } from './release-tables.ts';

type Reader = Tx | Database['orm'];
export type ChannelRow = Omit<typeof releaseChannels.$inferSelect, 'promoteAfter'>;

/** Validated when the release was accepted, perhaps by a newer API. */
export const parseDescription = (description: string): Release =>
  JSON.parse(description) as Release;

export async function findRelease(db: Reader, remote: string, version: string) {
  const [row] = await db
    .select()
    .from(remoteReleases)
    .where(and(eq(remoteReleases.remote, remote), eq(remoteReleases.version, version)));
  return row ?? null;
}

export async function readSequence(db: Reader) {
  const [head] = await db.select().from(releaseHead);
  return head?.sequence ?? 0;
}

/** Every remote with a stable release, its rollback target and its canary. */
export async function readServiceRegistry(db: Reader) {
  // Read first: later changes get a newer sequence, which shells then fetch.
  const sequence = await readSequence(db);
  const channels = await db.select().from(releaseChannels).orderBy(releaseChannels.remote);
  const rows = await db.select().from(remoteReleases).orderBy(remoteReleases.sentAt);
  const remotes: Record<string, RegistryEntry> = {};
  for (const { remote, channel, version, previous, pin, trial } of channels) {
    if (channel !== 'stable') continue;
    const canary = channels.find((row) => row.remote === remote && row.channel === 'canary');
    const own = rows.filter((row) => row.remote === remote);
    remotes[remote] = {
      current: version,
      previous,
      releases: Object.fromEntries(
        own.map((row) => [row.version, parseDescription(row.description)]),
      ),
      ...(pin && { pin }),
      ...(canary && canary.percent > 0 && { canary: toCanary(canary) }),
      ...(trial && { trial }),
    };
  }
  return { sequence, remotes };
}

const toCanary = ({ version, percent, at, by, reason }: ChannelRow) => ({
  version,
  percent,
  at,
  by,
  reason,
});

export async function readOwnersRecord(db: Reader) {
  const rows = await db.select().from(remoteOwners);
  return {
    remotes: Object.fromEntries(
      rows.map(({ remote, team, prefixes, budget }) => [
        remote,
        { team, prefixes, ...(budget && { budget }) },
      ]),
    ),
  };
}

const isChannel = (remote: string, channel: ReleaseChannel) =>
  and(eq(releaseChannels.remote, remote), eq(releaseChannels.channel, channel));

export async function findChannel(tx: Tx, remote: string, channel: ReleaseChannel) {
  const [row] = await tx.select().from(releaseChannels).where(isChannel(remote, channel));
  return row ?? null;
}

/** Saves and records a change; returns the new sequence. Requires `lockChannels`. */
export async function saveChannel(
  tx: Tx,
  row: ChannelRow,
  { by, ...change }: Omit<ReleaseChange, 'remote' | 'channel'> & { by: ReleaseActor },
) {
  const { remote, channel, version } = row;
  await tx
    .insert(releaseChannels)
    .values(row)
    .onConflictDoUpdate({ target: [releaseChannels.remote, releaseChannels.channel], set: row });
  // A release that is stable is no longer a canary.
  if (channel === 'stable')
    await tx
      .delete(releaseChannels)
      .where(and(isChannel(remote, 'canary'), eq(releaseChannels.version, version)));
  const sequence = await incrementSequence(tx);
  await recordReleaseChange(tx, by, { remote, channel, ...change });
  return sequence;
}

export const findHighestVersion = (versions: readonly [string, ...string[]]) =>
  versions.reduce((one, other) => (compareVersions(one, other) < 0 ? other : one));

/** Whether the team's program may not use this version. */
export const isPinnedAway = (pin: Pin, version: string) =>
  pin.isHeld === true || compareVersions(version, pin.upTo) <= 0;
