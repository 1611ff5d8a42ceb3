import type { Pin } from '@admissions/protocol/releases';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { findChannel, findHighestVersion, saveChannel } from './channel-rows.ts';
import { lockChannels, type ReleaseActor } from './record-release-change.ts';

interface PinRequest {
  remote: string;
  isPinned: boolean;
  reason: string;
  by: ReleaseActor;
}

/** A pin refuses every version of the team's program until staff end it. */
export async function pinChannel(tx: Tx, { remote, isPinned, reason, by }: PinRequest) {
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
  const action = isPinned ? 'pin' : 'unpin';
  await saveChannel(tx, { ...row, pin }, { by, action, to: version, reason });
  return { channel, version, previous, pin, percent };
}
