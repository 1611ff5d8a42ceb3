import type { ChannelState, Pin } from '@admissions/protocol/releases';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { findChannel, findHighestVersion, saveChannel } from './channel-rows.ts';
import type { ReleaseActor } from './record-release-change.ts';
import { incrementSequence, lockChannels, recordReleaseChange } from './record-release-change.ts';
import { remoteReleases } from './release-tables.ts';

interface PinRequest {
  remote: string;
  isPinned: boolean;
  reason: string;
  by: ReleaseActor;
}

/** Pins a remote to the release in force: what its team has sent so far is not put in force by its program, something newer is. Or ends a pin; there need not be one. */
export async function pinChannel(
  tx: Tx,
  { remote, isPinned, reason, by }: PinRequest,
): Promise<ChannelState> {
  await lockChannels(tx);
  const row = await findChannel(tx, remote, 'stable');
  if (!row) throw createNotFoundError();
  const { channel, version, previous, percent } = row;
  const sent = await tx
    .select({ version: remoteReleases.version })
    .from(remoteReleases)
    .where(eq(remoteReleases.remote, remote));
  // A roll-back has left a version that is no longer among those sent once its files are gone.
  const usedReleases = [...sent, ...(row.pin ? [{ version: row.pin.upTo }] : [])];
  const pin: Pin | null = isPinned
    ? {
        version,
        upTo: findHighestVersion([version, ...usedReleases.map((release) => release.version)]),
        at: new Date().toISOString(),
        by: by.name,
        reason,
      }
    : null;
  await saveChannel(tx, { ...row, pin });
  await incrementSequence(tx);
  await recordReleaseChange(tx, by, {
    remote,
    action: isPinned ? 'pin' : 'unpin',
    channel,
    to: version,
    reason,
  });
  return { channel, version, previous, pin, percent };
}
