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

/** A pin refuses versions sent so far by the team's program; newer ones end it. */
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
  // After pruning, a rolled back version is no longer among the sent ones.
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
