import type { Locale } from '@admissions/model';
import { AUTOMATIC, type ChannelActionRequest } from '@admissions/protocol/releases';
import type { Tx } from '../../platform/db/database.ts';
import { findChannel } from './channel-rows.ts';
import { lockChannels, type ReleaseActor } from './record-release-change.ts';
import { rollBackChannel, type SwitchResult, switchChannel } from './switch-channel.ts';

const MINUTE_MS = 60_000;
const AUTOMATIC_ACTOR: ReleaseActor = { account: null, name: AUTOMATIC };

/** Null when the canary or trial that the shell names was replaced: the first shell wins. */
export async function applyRequestedChange(
  tx: Tx,
  { remote, locale, ...request }: ChannelActionRequest & { remote: string; locale: Locale },
  now = Date.now(),
): Promise<SwitchResult | null> {
  const { action, version, since, reason, figures } = request;
  const change = { remote, version, reason, figures, locale, by: AUTOMATIC_ACTOR };
  await lockChannels(tx);
  const stable = await findChannel(tx, remote, 'stable');
  if (action === 'roll-back') {
    const trial = stable?.version === version ? stable.trial : null;
    if (trial?.since !== since) return null;
    return rollBackChannel(tx, { ...change, version: trial.against });
  }
  const canary = await findChannel(tx, remote, 'canary');
  const isCurrent = canary?.version === version && canary.at === since && canary.percent > 0;
  if (!isCurrent) return null;
  if (action === 'end-canary')
    return switchChannel(tx, { ...change, channel: 'canary', percent: 0, mayUnpin: true });
  const { promoteAfter, at } = canary;
  // By the clock of this machine, which wrote the timestamp.
  if (promoteAfter === null || now - Date.parse(at) < promoteAfter * MINUTE_MS) return null;
  // Only pins set after the canary started hold: earlier ones were known to its author.
  const mayUnpin = !stable?.pin || stable.pin.at < at;
  return switchChannel(tx, { ...change, channel: 'stable', mayUnpin });
}
