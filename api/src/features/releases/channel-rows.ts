import type { Pin, ReleaseChannel } from '@admissions/protocol/releases';
import { compareVersions } from '@admissions/releases';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { ChannelRow } from './read-releases.ts';
import { releaseChannels } from './release-tables.ts';

const isChannel = (remote: string, channel: ReleaseChannel) =>
  and(eq(releaseChannels.remote, remote), eq(releaseChannels.channel, channel));

export async function findChannel(
  tx: Tx,
  remote: string,
  channel: ReleaseChannel,
): Promise<ChannelRow | null> {
  const [row] = await tx.select().from(releaseChannels).where(isChannel(remote, channel));
  return row ?? null;
}

export const saveChannel = (tx: Tx, row: ChannelRow) =>
  tx
    .insert(releaseChannels)
    .values(row)
    .onConflictDoUpdate({ target: [releaseChannels.remote, releaseChannels.channel], set: row });

/** A release that is stable is no longer a canary. */
export const deleteCanary = (tx: Tx, remote: string, version: string) =>
  tx
    .delete(releaseChannels)
    .where(and(isChannel(remote, 'canary'), eq(releaseChannels.version, version)));

export const findHighestVersion = (versions: readonly [string, ...string[]]) =>
  versions.reduce((one, other) => (compareVersions(one, other) < 0 ? other : one));

/** Whether the team's program may not use this version. */
export const isPinnedAway = (pin: Pin, version: string) =>
  pin.isHeld === true || compareVersions(version, pin.upTo) <= 0;
