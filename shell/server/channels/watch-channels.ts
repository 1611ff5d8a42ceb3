import type { JudgedFigures } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { repeat } from '../base/repeat.ts';
import type { FigureWindow } from '../figures/figure-window.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { findReleaseProblem, MIN_VIEWS } from './release-health.ts';

const MINUTE_MS = 60_000;
/** How long a release is on trial, and the figures of a canary are evaluated. */
const TRIAL_MS = 15 * MINUTE_MS;
const POLL_INTERVAL_MS = 5000;

interface Deps {
  canaries: () => readonly ServedCanary[];
  trials: () => readonly ServedTrial[];
  /** The stable release besides a canary. */
  stable: (remote: string) => { manifest: { version: string } } | undefined;
  observe: FigureWindow['observe'];
  /** Null when there was nothing left to change. */
  changeChannel: (request: ChannelRequest) => Promise<{ to: string } | null>;
  /** Leaves the release in this shell at once, even while the service is unreachable. */
  rollBackLocally: (request: ChannelRequest) => void;
  /** Local rollbacks to request again from the service. */
  listLocalRollbacks: () => readonly ChannelRequest[];
  log: Log;
  now?: () => number;
}

/** Decides on canaries and releases on trial by the figures of this shell. */
export function findChannelRequests({
  canaries,
  trials,
  stable,
  observe,
  now = Date.now,
}: Pick<Deps, 'canaries' | 'trials' | 'stable' | 'observe' | 'now'>): ChannelRequest[] {
  const request = (
    action: ChannelRequest['action'],
    judged: Pick<ChannelRequest, 'remote' | 'version' | 'since'>,
    reason: string,
    figures: JudgedFigures,
  ): ChannelRequest => ({ ...judged, action, reason, figures });

  const ofCanaries = canaries().flatMap(({ release: { manifest }, at, promoteAfter }) => {
    const canary = { remote: manifest.name, version: manifest.version, since: at };
    const baseline = {
      remote: manifest.name,
      version: stable(manifest.name)?.manifest.version ?? '',
    };
    // Whole, so that an area with few visitors has enough views.
    const from = Math.max(now() - TRIAL_MS, Date.parse(at));
    const figures = {
      release: observe(canary, from, now()),
      other: observe(baseline, from, now()),
    };
    const fault = findReleaseProblem(figures.release, figures.other);
    if (fault) return [request('end-canary', canary, fault, figures)];
    if (promoteAfter === undefined || now() - Date.parse(at) < promoteAfter * MINUTE_MS) return [];
    // Too few views prove nothing.
    const whole = {
      release: observe(canary, Date.parse(at), now()),
      other: observe(baseline, Date.parse(at), now()),
    };
    const isHealthy =
      whole.release.views >= MIN_VIEWS && !findReleaseProblem(whole.release, whole.other);
    return isHealthy
      ? [request('promote', canary, `healthy for ${promoteAfter} minutes`, whole)]
      : [];
  });
  const ofTrials = trials().flatMap(({ release: { manifest }, against, since }) => {
    if (now() - since >= TRIAL_MS) return [];
    const tried = {
      remote: manifest.name,
      version: manifest.version,
      since: new Date(since).toISOString(),
    };
    const before = { remote: manifest.name, version: against.manifest.version };
    const figures = {
      release: observe(tried, since, now()),
      // Old tabs still report errors, so only the time before the release counts.
      other: observe(before, since - TRIAL_MS, since - MINUTE_MS),
    };
    const fault = findReleaseProblem(figures.release, figures.other);
    return fault ? [request('roll-back', tried, fault, figures)] : [];
  });
  return [...ofCanaries, ...ofTrials];
}

/** The first of several shells makes the change, the others find nothing to do. Returns stop. */
export function watchChannels(deps: Deps): () => void {
  const { changeChannel, rollBackLocally, listLocalRollbacks, log } = deps;
  const failed = new Set<string>();
  let isBusy = false;

  async function poll() {
    if (isBusy) return;
    isBusy = true;
    for (const request of [...listLocalRollbacks(), ...findChannelRequests(deps)])
      await applyRequest(request);
    isBusy = false;
  }
  async function applyRequest(request: ChannelRequest) {
    const { action, remote, version, reason, figures } = request;
    const labels = { action, remote, version, figures };
    // A bad release is left at once; a promotion waits for the service.
    if (action !== 'promote') rollBackLocally(request);
    try {
      const line = await changeChannel(request);
      if (line) log.warn({ ...labels, to: line.to, reason }, 'channel changed automatically');
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const key = `${action} ${remote} ${version} ${text}`;
      if (!failed.has(key)) log.error({ ...labels, reason, fault: text }, 'cannot change channel');
      failed.add(key);
    }
  }
  return repeat(POLL_INTERVAL_MS, () => void poll());
}
