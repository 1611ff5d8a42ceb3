import type { ChannelState, Pin } from '@admissions/protocol/releases';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { findChannel, findHighestVersion, saveChannel } from './channel-rows.ts';
import {
  incrementSequence,
  lockChannels,
  type ReleaseActor,
  recordReleaseChange,
} from './record-release-change.ts';

interface PinRequest {
  remote: string;
  isPinned: boolean;
  reason: string;
  by: ReleaseActor;
}

/** A pin refuses every version of the team's program until staff end it. */
export async function pinChannel(
  tx: Tx,
  { remote, isPinned, reason, by }: PinRequest,
): Promise<ChannelState> {
  await lockChannels(tx);
  const row = await findChannel(tx, remote, 'stable');
  if (!row) throw createNotFoundError();
  const { channel, version, previous, percent } = row;
  const pin: Pin | null = isPinned
    ? {
        version,
        // For shells and back offices that do not know `isHeld`.
        upTo: findHighestVersion([version, ...(row.pin ? [row.pin.upTo] : [])]),
        isHeld: true,
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
