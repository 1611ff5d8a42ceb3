import type { Localised } from '@admissions/model';
import { recordedWord } from '@admissions/protocol/audit';
import type {
  ChannelState,
  FiguresOfRelease,
  Pin,
  ReleaseLogLine,
  RemoteRecord,
  RunningReleases,
} from '@admissions/protocol/releases';
import type { Translate } from '@admissions/store';
import { countErrors, hasManyErrors } from './count-errors.ts';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';

export type RemoteState = 'healthy' | 'errors' | 'refused' | 'behind' | 'unknown' | 'unreleased';

/** Author, time and reason; with figures for an automatic change. */
type Since = Pick<ReleaseLogLine, 'at' | 'by' | 'reason' | 'figures'>;
/** One remote, merged from the records and the running shells. */
export interface RemoteOverview {
  remote: string;
  /** Its purpose, or its code where that is not known. */
  name: Localised;
  /** Its team. */
  note: string;
  state: RemoteState;
  version: string | null;
  since: Since | null;
  /** Served to a share of the visitors. */
  canary: ChannelState | null;
  pin: Pin | null;
  record: RemoteRecord;
  /** The newest earlier release. */
  before: string | null;
  shells: RemoteRecord['shells'];
  /** Of the last minutes. */
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
    name: recordedWord('release', remote),
    note: record.owner?.team ?? '',
    version,
    since: findSince(record, version),
    canary: canary && canary.percent > 0 ? canary : null,
    pin: stable?.pin ?? null,
    record,
    before: stable && findBefore(stable, record),
    shells,
    figures: (running?.figures.releases ?? []).filter((release) => release.remote === remote),
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
const findSince = ({ log }: RemoteRecord, version: string | null): Since | null =>
  log.find((one) => isSwitch(one) && one.to === version) ?? null;

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

/** The actor's name, translated where it was no person. */
export const describeActor = (by: string, t: Translate) => t(recordedWord('by', by));

/** The written reason, or the figures that decided. */
export function describeReason(
  { reason, figures }: Pick<ReleaseLogLine, 'reason' | 'figures'>,
  t: Translate,
) {
  if (!figures) return t(recordedWord('reason', reason));
  const { release, other } = figures;
  const { views, errors, falls } = release;
  const judged = t(TEXTS.log.judged, {
    views,
    errors,
    otherViews: other.views,
    otherErrors: other.errors,
  });
  return falls > 0 ? t(TEXTS.log.fell, { falls, judged }) : judged;
}
