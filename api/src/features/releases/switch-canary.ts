import type { Tx } from '../../platform/db/database.ts';
import { findChannel, writeChannel } from './channel-rows.ts';
import { countChange, recordReleaseChange } from './record-release-change.ts';
import { refuseVersion } from './release-texts.ts';
import type { Switch, Switched } from './switch-channel.ts';

/** Gives a release to a share of the visitors, changes the share, or ends the canary with none; under `lockChannels`. */
export async function switchCanary(
  tx: Tx,
  asked: Switch & { commit: string | null },
): Promise<Switched> {
  const { remote, version, reason, by, locale, commit, figures } = asked;
  const stable = await findChannel(tx, remote, 'stable');
  if (!stable) throw refuseVersion(locale, 'noStable', { remote });
  const row = await findChannel(tx, remote, 'canary');
  const isSame =
    row?.version === version && asked.percent === undefined && asked.promoteAfter === undefined;
  const percent = asked.percent ?? row?.percent ?? 0;
  if (isSame || (stable.version === version && percent > 0))
    throw refuseVersion(locale, 'inForce', { version });
  const previous = row ? [row.version, ...row.previous].filter((each) => each !== version) : [];
  await writeChannel(tx, {
    remote,
    channel: 'canary',
    version,
    previous,
    pin: null,
    percent,
    at: new Date().toISOString(),
    by: by.name,
    reason,
    promoteAfter: asked.promoteAfter ?? null,
    trial: null,
  });
  const sequence = await countChange(tx);
  const isEnd = percent === 0;
  const isLeft = isEnd && row !== null && row.percent > 0;
  const switched = {
    remote,
    channel: 'canary',
    from: row?.version ?? null,
    to: isLeft ? stable.version : version,
  } as const;
  await recordReleaseChange(tx, by, {
    ...switched,
    action: isLeft ? 'end_canary' : 'switch',
    reason,
    commit,
    percent,
    figures,
  });
  return { ...switched, sequence, ...(isEnd && { isEnd }) };
}
