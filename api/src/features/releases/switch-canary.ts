import type { Tx } from '../../platform/db/database.ts';
import { findChannel, saveChannel } from './channel-rows.ts';
import { incrementSequence, recordReleaseChange } from './record-release-change.ts';
import { refuseVersion } from './release-texts.ts';
import type { SwitchRequest, SwitchResult } from './switch-channel.ts';

/** Starts, changes or (without a share) ends a canary. Requires `lockChannels`. */
export async function switchCanary(
  tx: Tx,
  request: SwitchRequest & { commit: string | null },
): Promise<SwitchResult> {
  const { remote, version, reason, by, locale, commit, figures } = request;
  const stable = await findChannel(tx, remote, 'stable');
  if (!stable) throw refuseVersion(locale, 'noStable', { remote });
  const row = await findChannel(tx, remote, 'canary');
  const isSame =
    row?.version === version && request.percent === undefined && request.promoteAfter === undefined;
  const percent = request.percent ?? row?.percent ?? 0;
  if (isSame || (stable.version === version && percent > 0))
    throw refuseVersion(locale, 'inForce', { version });
  const previous = row ? [row.version, ...row.previous].filter((each) => each !== version) : [];
  await saveChannel(tx, {
    remote,
    channel: 'canary',
    version,
    previous,
    pin: null,
    percent,
    at: new Date().toISOString(),
    by: by.name,
    reason,
    promoteAfter: request.promoteAfter ?? null,
    trial: null,
  });
  const sequence = await incrementSequence(tx);
  const isEnd = percent === 0;
  const isCanaryEnd = isEnd && row !== null && row.percent > 0;
  const switched = {
    remote,
    channel: 'canary',
    from: row?.version ?? null,
    to: isCanaryEnd ? stable.version : version,
  } as const;
  await recordReleaseChange(tx, by, {
    ...switched,
    action: isCanaryEnd ? 'end_canary' : 'switch',
    reason,
    commit,
    percent,
    figures,
  });
  return { ...switched, sequence, ...(isEnd && { isEnd }) };
}
