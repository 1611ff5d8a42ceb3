import type { Pin, ReleaseChannel } from '@admissions/protocol/releases';
import { compareVersions } from '@admissions/releases';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { ChannelRow } from './read-releases.ts';
import {
  incrementSequence,
  type ReleaseActor,
  type ReleaseChange,
  recordReleaseChange,
} from './record-release-change.ts';
import { releaseChannels } from './release-tables.ts';

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
