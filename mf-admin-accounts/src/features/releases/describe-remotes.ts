import type {
  Adoption,
  ChannelState,
  FiguresOfRelease,
  Pin,
  ReleaseLogLine,
  RemoteRecord,
  RunningRelease,
  RunningReleases,
} from '@admissions/protocol/releases';
import { SHELL } from '@admissions/protocol/releases';
import { countErrors, hasManyErrors } from './count-errors.ts';
import type { LoadedReleases } from './releases.ts';

export type RemoteState = 'healthy' | 'errors' | 'refused' | 'behind' | 'unknown' | 'unreleased';

/** What one shell says that it serves of a remote. */
export interface ServedBy {
  shell: string;
  at: string;
  served: Adoption['remotes'][string] | null;
}
/** Since when a release is in force, and by whom. */
export interface Since {
  at: string;
  by: string;
  /** Empty where the records do not have it. */
  reason: string;
  /** What it was decided by, where no person decided. */
  figures: ReleaseLogLine['figures'];
}
/** All that is known of one remote, from the records and from what runs. */
export interface RemoteOverview {
  remote: string;
  team: string | null;
  state: RemoteState;
  /** In force for everybody. */
  version: string | null;
  since: Since | null;
  /** The release that a share of the visitors gets. */
  canary: ChannelState | null;
  pin: Pin | null;
  /** What the records have; where shells do not follow them, or no release is in them, the remote is changed by command only. */
  record: RemoteRecord | null;
  isRecorded: boolean;
  /** What a roll-back leads to: the last release in force that was built before this one. */
  before: string | null;
  shells: readonly ServedBy[];
  /** Of the last minutes: the release in force first. */
  figures: readonly FiguresOfRelease[];
}

/** Puts together what the records and the shells know, remote by remote. */
export function describeRemotes({ records, running }: LoadedReleases): RemoteOverview[] {
  const names = new Set([
    ...records.map(({ remote }) => remote),
    ...(running?.releases ?? []).map(({ remote }) => remote),
  ]);
  return [...names].sort().map((remote) => {
    const record = records.find((one) => one.remote === remote) ?? null;
    const runs = running?.releases.find((one) => one.remote === remote) ?? null;
    return describeRemote(remote, { record, runs, running });
  });
}

interface Sources {
  record: RemoteRecord | null;
  runs: RunningRelease | null;
  running: RunningReleases | null;
}
function describeRemote(remote: string, { record, runs, running }: Sources): RemoteOverview {
  // What is in force is in the records only where shells follow them. An API from before does not say whether they do.
  const followed = record?.isFollowed === false ? null : record;
  const stable = findChannel(followed, 'stable');
  const canary = findChannel(followed, 'canary');
  const version = stable?.version ?? runs?.version ?? null;
  const known = {
    remote,
    team: record?.owner?.team ?? runs?.team ?? null,
    version,
    since: findSince(followed, version) ?? (runs && toSince(runs)),
    canary: canary && canary.percent > 0 ? canary : null,
    pin: stable?.pin ?? runs?.pin ?? null,
    record,
    isRecorded: stable !== null,
    before: stable && record ? findBefore(stable, record) : null,
    shells: findShells(remote, { record: followed, running }),
    figures: findFigures(remote, version, running),
  };
  return { ...known, state: judgeState(known, running !== null) };
}

// After a roll-back what was left stands among those before: going there again is going forward.
function findBefore({ version, previous }: ChannelState, { releases }: RemoteRecord) {
  const releasedAt = (of: string) => releases.find((one) => one.version === of)?.releasedAt ?? '';
  return previous.find((one) => releasedAt(one) <= releasedAt(version)) ?? null;
}

const findChannel = (record: RemoteRecord | null, channel: ChannelState['channel']) =>
  record?.channels.find((one) => one.channel === channel) ?? null;

const isSwitch = ({ channel, action }: ReleaseLogLine) =>
  channel === 'stable' && (action === 'switch' || action === 'rollback');
function findSince(record: RemoteRecord | null, version: string | null): Since | null {
  const line = record?.log.find((one) => isSwitch(one) && one.to === version);
  if (!line) return null;
  const { at, by, reason, figures } = line;
  return { at, by, reason, figures };
}
const toSince = ({ releasedAt, builder, team }: RunningRelease): Since => ({
  at: releasedAt,
  by: builder ?? team,
  reason: '',
  figures: null,
});

/** The API hears of every shell that follows it; where none does, those beside the shell that was asked are known. */
function findShells(
  remote: string,
  { record, running }: Omit<Sources, 'runs'>,
): readonly ServedBy[] {
  if (record && record.shells.length > 0) return record.shells;
  return (running?.shells ?? []).map(({ shell, at, remotes }) => ({
    shell,
    at,
    served: remotes[remote] ?? null,
  }));
}

function findFigures(remote: string, version: string | null, running: RunningReleases | null) {
  const own = (running?.figures.releases ?? []).filter(
    (release) => release.remote === remote && remote !== SHELL,
  );
  const rank = (release: FiguresOfRelease) => (release.version === version ? 0 : 1);
  return own.toSorted((one, other) => rank(one) - rank(other));
}

function judgeState(
  { version, canary, shells, figures }: Omit<RemoteOverview, 'state'>,
  isRunningKnown: boolean,
): RemoteState {
  if (version === null) return 'unreleased';
  if (shells.some(({ served }) => served?.refused)) return 'refused';
  const used = figures.filter((one) => one.version === version || one.version === canary?.version);
  if (used.some((one) => hasManyErrors(countErrors(one)))) return 'errors';
  if (shells.some(({ served }) => served?.version !== version)) return 'behind';
  return isRunningKnown ? 'healthy' : 'unknown';
}
