import type { Locale } from '@admissions/model';
import type { JudgedFigures, Pin, ReleaseChannel } from '@admissions/protocol/releases';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError, invalid } from '../../platform/http/http-error.ts';
import {
  type ChannelRow,
  findChannel,
  findHighestVersion,
  findRelease,
  isPinnedAway,
  saveChannel,
} from './read-releases.ts';
import { lockChannels, type ReleaseActor } from './record-release-change.ts';
import { describePin, refuseVersion, releaseText } from './release-texts.ts';

export interface SwitchRequest {
  remote: string;
  channel: ReleaseChannel;
  version: string;
  reason: string;
  percent?: number | undefined;
  by: ReleaseActor;
  locale: Locale;
  /** True for staff; a team's program may not undo a rollback by staff. */
  mayUnpin: boolean;
  /** Only for automatic decisions. */
  figures?: JudgedFigures | undefined;
}
export interface SwitchResult {
  remote: string;
  channel: ReleaseChannel;
  from: string | null;
  to: string;
  sequence: number;
  /** The canary ended: shells must not serve one. */
  isEnd?: true;
}

/** Throws a 422 for an unknown release, and for a team's program for one pinned away. */
export async function switchChannel(tx: Tx, request: SwitchRequest): Promise<SwitchResult> {
  const { remote, channel, version, locale } = request;
  if (request.percent !== undefined && channel !== 'canary')
    throw invalid({ percent: [releaseText(locale, 'percent')] });
  await lockChannels(tx);
  const release = await findRelease(tx, remote, version);
  if (!release) throw refuseVersion(locale, 'missing', { version });
  const stable = await findChannel(tx, remote, 'stable');
  const pin = stable?.pin;
  // A team may always end its canary.
  const mayUnpin = request.mayUnpin || request.percent === 0;
  if (pin && !mayUnpin && isPinnedAway(pin, version))
    throw invalid({ version: [describePin(pin, remote, locale)] });
  const found = { ...request, commit: release.commit };
  return channel === 'canary' ? switchCanary(tx, found, stable) : activateStable(tx, found, stable);
}

interface FoundRequest extends SwitchRequest {
  commit: string | null;
}
// Earlier versions of a channel, newest first.
const listPrevious = (row: ChannelRow | null, version: string) =>
  row ? [row.version, ...row.previous].filter((each) => each !== version) : [];

/** Activates a release for everybody, on trial against the previous one. */
async function activateStable(
  tx: Tx,
  { remote, version, reason, by, locale, commit, figures }: FoundRequest,
  row: ChannelRow | null,
): Promise<SwitchResult> {
  if (row?.version === version) throw refuseVersion(locale, 'isCurrent', { version });
  const at = new Date().toISOString();
  const from = row?.version ?? null;
  const sequence = await saveChannel(
    tx,
    {
      remote,
      channel: 'stable',
      version,
      previous: listPrevious(row, version),
      pin: null,
      percent: 100,
      at,
      by: by.name,
      reason,
      trial: row && { against: row.version, since: at },
    },
    { by, action: 'switch', from, to: version, reason, commit, figures },
  );
  return { remote, channel: 'stable', from, to: version, sequence };
}

/** Starts, changes or (without a share) ends a canary. */
async function switchCanary(
  tx: Tx,
  request: FoundRequest,
  stable: ChannelRow | null,
): Promise<SwitchResult> {
  const { remote, version, reason, by, locale, commit, figures } = request;
  if (!stable) throw refuseVersion(locale, 'noStable', { remote });
  const row = await findChannel(tx, remote, 'canary');
  const isSame = row?.version === version && request.percent === undefined;
  const percent = request.percent ?? row?.percent ?? 0;
  if (isSame || (stable.version === version && percent > 0))
    throw refuseVersion(locale, 'isCurrent', { version });
  const isEnd = percent === 0;
  const isCanaryEnd = isEnd && row !== null && row.percent > 0;
  const from = row?.version ?? null;
  const to = isCanaryEnd ? stable.version : version;
  const action = isCanaryEnd ? 'end_canary' : 'switch';
  const sequence = await saveChannel(
    tx,
    {
      remote,
      channel: 'canary',
      version,
      previous: listPrevious(row, version),
      pin: null,
      percent,
      at: new Date().toISOString(),
      by: by.name,
      reason,
      trial: null,
    },
    { by, action, from, to, reason, commit, percent, figures },
  );
  return { remote, channel: 'canary', from, to, sequence, ...(isEnd && { isEnd }) };
}

interface RollbackRequest
  extends Pick<SwitchRequest, 'remote' | 'reason' | 'by' | 'locale' | 'figures'> {
  /** The release to leave: only the first of two concurrent rollbacks applies. */
  from?: string | undefined;
  version?: string | undefined;
}

/** Activates an earlier release and pins it: only newer versions of the team are accepted. */
export async function rollBackChannel(
  tx: Tx,
  { remote, from, version, reason, by, locale, figures }: RollbackRequest,
): Promise<SwitchResult> {
  await lockChannels(tx);
  const row = await findChannel(tx, remote, 'stable');
  if (!row) throw createNotFoundError();
  const current = row.version;
  if (from === undefined && version === undefined)
    throw invalid({ from: [releaseText(locale, 'from', { current })] });
  if (from !== undefined && from !== current)
    throw invalid({ from: [releaseText(locale, 'movedOn', { current, from })] });
  const to = version ?? row.previous[0];
  if (to === undefined) throw refuseVersion(locale, 'nothingBefore');
  const release = await findRelease(tx, remote, to);
  if (!release) throw refuseVersion(locale, 'missing', { version: to });
  if (to === current) throw refuseVersion(locale, 'isCurrent', { version: to });
  const decision = { at: new Date().toISOString(), by: by.name, reason };
  const pin: Pin = {
    version: to,
    upTo: findHighestVersion([current, to, ...(row.pin ? [row.pin.upTo] : [])]),
    ...(row.pin?.isHeld && { isHeld: true }),
    ...decision,
  };
  const previous = [...row.previous.filter((each) => each !== to), row.version];
  const sequence = await saveChannel(
    tx,
    { ...row, ...decision, version: to, previous, pin, trial: null },
    { by, action: 'rollback', from: current, to, reason, commit: release.commit, figures },
  );
  return { remote, channel: 'stable', from: current, to, sequence };
}

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
