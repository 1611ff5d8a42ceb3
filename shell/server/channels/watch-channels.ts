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
  const ofCanaries = canaries().flatMap(
    ({ release: { manifest }, at, promoteAfter }): ChannelRequest[] => {
      const { name: remote, version } = manifest;
      const start = Date.parse(at);
      const baseline = { remote, version: stable(remote)?.manifest.version ?? '' };
      const compareSince = (from: number): JudgedFigures => ({
        release: observe({ remote, version }, from, now()),
        other: observe(baseline, from, now()),
      });
      const request = { remote, version, since: at };
      const recent = compareSince(Math.max(now() - TRIAL_MS, start));
      const reason = findReleaseProblem(recent.release, recent.other);
      if (reason) return [{ ...request, action: 'end-canary', reason, figures: recent }];
      if (promoteAfter === undefined || now() - start < promoteAfter * MINUTE_MS) return [];
      // Whole, so that an area with few visitors has enough views; too few prove nothing.
      const figures = compareSince(start);
      const isHealthy =
        figures.release.views >= MIN_VIEWS && !findReleaseProblem(figures.release, figures.other);
      const health = `healthy for ${promoteAfter} minutes`;
      return isHealthy ? [{ ...request, action: 'promote', reason: health, figures }] : [];
    },
  );
  const ofTrials = trials().flatMap(
    ({ release: { manifest }, against, since }): ChannelRequest[] => {
      if (now() - since >= TRIAL_MS) return [];
      const { name: remote, version } = manifest;
      const figures: JudgedFigures = {
        release: observe({ remote, version }, since, now()),
        // Old tabs still report errors, so only the time before the release counts.
        other: observe(
          { remote, version: against.manifest.version },
          since - TRIAL_MS,
          since - MINUTE_MS,
        ),
      };
      const reason = findReleaseProblem(figures.release, figures.other);
      const request = { remote, version, since: new Date(since).toISOString() };
      return reason ? [{ ...request, action: 'roll-back', reason, figures }] : [];
    },
  );
  return [...ofCanaries, ...ofTrials];
}

/** The first of several shells makes the change, the others find nothing to do. Returns stop. */
export function watchChannels(deps: Deps) {
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
