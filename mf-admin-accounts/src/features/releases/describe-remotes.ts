import type {
  ChannelState,
  FiguresOfRelease,
  Pin,
  ReleaseLogLine,
  RemoteRecord,
  RunningReleases,
  ShellReport,
} from '@admissions/protocol/releases';
import { SHELL } from '@admissions/protocol/releases';
import { countErrors, hasManyErrors } from './count-errors.ts';
import type { LoadedReleases } from './releases.ts';

export type RemoteState = 'healthy' | 'errors' | 'refused' | 'behind' | 'unknown' | 'unreleased';

export interface ServedBy {
  shell: string;
  at: string;
  served: ShellReport['remotes'][string] | null;
}
export interface Since {
  at: string;
  by: string;
  reason: string;
  /** The measurements of an automatic change; absent for changes by people. */
  figures: ReleaseLogLine['figures'];
}
/** One remote, merged from the records and the running shells. */
export interface RemoteOverview {
  remote: string;
  team: string | null;
  state: RemoteState;
  version: string | null;
  since: Since | null;
  /** Served to a share of the visitors. */
  canary: ChannelState | null;
  pin: Pin | null;
  record: RemoteRecord;
  /** The newest earlier release. */
  before: string | null;
  shells: readonly ServedBy[];
  /** Of the last minutes: the release in force first. */
  figures: readonly FiguresOfRelease[];
}

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

// After a rollback the release that was left is among the earlier ones, but is no target.
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
