import type { Locale, Pin, ReleaseChannel } from '@admissions/contracts';
import { compareVersions } from '@admissions/tools/version';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { invalid, notExists } from '../../platform/http/http-error.ts';
import type { ChannelRow } from './read-releases.ts';
import { findRelease } from './read-releases.ts';
import type { ReleaseActor } from './record-release-change.ts';
import { countChange, lockChannels, recordReleaseChange } from './record-release-change.ts';
import { releaseChannels } from './release-tables.ts';
import { releaseText } from './release-texts.ts';

export interface Switch {
  remote: string;
  channel: ReleaseChannel;
  version: string;
  reason: string;
  percent?: number | undefined;
  by: ReleaseActor;
  locale: Locale;
  /** Staff may: somebody looks at it. A team's program may not undo what staff have rolled back. */
  mayUnpin: boolean;
}
/** What a switch did; the registry's sequence tells shells of it. */
export interface Switched {
  remote: string;
  channel: ReleaseChannel;
  from: string | null;
  to: string;
  sequence: number;
}

/** Gives a channel another release. Refuses with 422 one that is not there, and for a team's program one that a roll-back has pinned away. */
export async function switchChannel(tx: Tx, asked: Switch): Promise<Switched> {
  const { remote, channel, version, reason, by, locale } = asked;
  const refuse = (field: string, sentence: string) => invalid({ [field]: [sentence] });
  if (asked.percent !== undefined && channel !== 'canary')
    throw refuse('percent', releaseText(locale, 'percent'));
  await lockChannels(tx);
  const row = await findChannel(tx, remote, channel);
  const release = await findRelease(tx, remote, version);
  if (!release) throw refuse('version', releaseText(locale, 'missing', { version }));
  if (row?.version === version && asked.percent === undefined)
    throw refuse('version', releaseText(locale, 'inForce', { version }));
  if (row?.pin && !asked.mayUnpin && compareVersions(version, row.pin.upTo) <= 0)
    throw refuse(
      'version',
      releaseText(locale, 'pinned', { remote, ...row.pin, version: row.pin.version }),
    );
  const previous = row ? [row.version, ...row.previous].filter((each) => each !== version) : [];
  const percent = channel === 'canary' ? (asked.percent ?? row?.percent ?? 0) : 100;
  await writeChannel(tx, { remote, channel, version, previous, pin: null, percent });
  const sequence = await countChange(tx);
  const from = row?.version ?? null;
  await recordReleaseChange(tx, by, {
    remote,
    action: 'switch',
    channel,
    from,
    to: version,
    reason,
    commit: release.commit,
  });
  return { remote, channel, from, to: version, sequence };
}

interface Rollback {
  remote: string;
  version?: string | undefined;
  reason: string;
  by: ReleaseActor;
  locale: Locale;
}

/** Puts an earlier release back in force for everybody and pins it: what the team sends is not taken before it is newer than what was left. */
export async function rollBackChannel(
  tx: Tx,
  { remote, version, reason, by, locale }: Rollback,
): Promise<Switched> {
  await lockChannels(tx);
  const row = await findChannel(tx, remote, 'stable');
  if (!row) throw notExists();
  const to = version ?? row.previous[0];
  if (to === undefined) throw invalid({ version: [releaseText(locale, 'nothingBefore')] });
  const release = await findRelease(tx, remote, to);
  if (!release) throw invalid({ version: [releaseText(locale, 'missing', { version: to })] });
  if (to === row.version)
    throw invalid({ version: [releaseText(locale, 'inForce', { version: to })] });
  const pin: Pin = {
    version: to,
    upTo: findHighest([row.version, to, ...(row.pin ? [row.pin.upTo] : [])]),
    at: new Date().toISOString(),
    by: by.name,
    reason,
  };
  const previous = [...row.previous.filter((each) => each !== to), row.version];
  await writeChannel(tx, { ...row, version: to, previous, pin });
  const sequence = await countChange(tx);
  await recordReleaseChange(tx, by, {
    remote,
    action: 'rollback',
    channel: 'stable',
    from: row.version,
    to,
    reason,
    commit: release.commit,
  });
  return { remote, channel: 'stable', from: row.version, to, sequence };
}

export async function findChannel(
  tx: Tx,
  remote: string,
  channel: ReleaseChannel,
): Promise<ChannelRow | null> {
  const [row] = await tx
    .select()
    .from(releaseChannels)
    .where(and(eq(releaseChannels.remote, remote), eq(releaseChannels.channel, channel)));
  return row ?? null;
}

export const writeChannel = (tx: Tx, row: ChannelRow) =>
  tx
    .insert(releaseChannels)
    .values(row)
    .onConflictDoUpdate({
      target: [releaseChannels.remote, releaseChannels.channel],
      set: { version: row.version, previous: row.previous, pin: row.pin, percent: row.percent },
    });

export const findHighest = (versions: readonly [string, ...string[]]): string =>
  versions.reduce((one, other) => (compareVersions(one, other) < 0 ? other : one));
