import type {
  Adoption,
  ChannelState,
  FiguresOfRelease,
  Pin,
  ReleaseLogLine,
  RemoteRecord,
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
  record: RemoteRecord;
  /** What a roll-back leads to: the last release in force that was built before this one. */
  before: string | null;
  shells: readonly ServedBy[];
  /** Of the last minutes: the release in force first. */
  figures: readonly FiguresOfRelease[];
}

/** Puts together what the records and the figures have, remote by remote. */
export const describeRemotes = ({ records, running }: LoadedReleases): RemoteOverview[] =>
  records.map((record) => describeRemote(record, running));

function describeRemote(record: RemoteRecord, running: RunningReleases | null): RemoteOverview {
  const { remote, shells } = record;
  const stable = findChannel(record, 'stable');
  const canary = findChannel(record, 'canary');
  const version = stable?.version ?? null;
  const overview = {
    remote,
    team: record.owner?.team ?? null,
    version,
    since: findSince(record, version),
    canary: canary && canary.percent > 0 ? canary : null,
    pin: stable?.pin ?? null,
    record,
    before: stable && findBefore(stable, record),
    shells,
    figures: findFigures(remote, version, running),
  };
  return { ...overview, state: classifyState(overview, running !== null) };
}

// After a roll-back what was left stands among those before: going there again is going forward.
function findBefore({ version, previous }: ChannelState, { releases }: RemoteRecord) {
  const releasedAt = (of: string) => releases.find((one) => one.version === of)?.releasedAt ?? '';
  return previous.find((one) => releasedAt(one) <= releasedAt(version)) ?? null;
}

const findChannel = ({ channels }: RemoteRecord, channel: ChannelState['channel']) =>
  channels.find((one) => one.channel === channel) ?? null;

const isSwitch = ({ channel, action }: ReleaseLogLine) =>
  channel === 'stable' && (action === 'switch' || action === 'rollback');
function findSince({ log }: RemoteRecord, version: string | null): Since | null {
  const line = log.find((one) => isSwitch(one) && one.to === version);
  if (!line) return null;
  const { at, by, reason, figures } = line;
  return { at, by, reason, figures };
}
function findFigures(remote: string, version: string | null, running: RunningReleases | null) {
  const own = (running?.figures.releases ?? []).filter(
    (release) => release.remote === remote && remote !== SHELL,
  );
  const rank = (release: FiguresOfRelease) => (release.version === version ? 0 : 1);
  return own.toSorted((one, other) => rank(one) - rank(other));
}

function classifyState(
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
