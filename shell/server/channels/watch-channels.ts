import type { JudgedFigures, Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { repeat } from '../base/repeat.ts';
import type { FigureWindow } from '../figures/figure-window.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { findReleaseProblem } from './release-health.ts';

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
  function judge(
    action: ChannelRequest['action'],
    { name: remote, version }: Release['manifest'],
    since: string,
    figures: JudgedFigures,
  ): ChannelRequest[] {
    const reason = findReleaseProblem(figures.release, figures.other);
    return reason ? [{ action, remote, version, since, reason, figures }] : [];
  }
  const ofCanaries = canaries().flatMap(({ release: { manifest }, at }) => {
    const { name: remote, version } = manifest;
    const from = Math.max(now() - TRIAL_MS, Date.parse(at));
    return judge('end-canary', manifest, at, {
      release: observe({ remote, version }, from, now()),
      other: observe({ remote, version: stable(remote)?.manifest.version ?? '' }, from, now()),
    });
  });
  const ofTrials = trials().flatMap(({ release: { manifest }, against, since }) => {
    if (now() - since >= TRIAL_MS) return [];
    const { name: remote, version } = manifest;
    return judge('roll-back', manifest, new Date(since).toISOString(), {
      release: observe({ remote, version }, since, now()),
      // Old tabs still report errors, so only the time before the release counts.
      other: observe(
        { remote, version: against.manifest.version },
        since - TRIAL_MS,
        since - MINUTE_MS,
      ),
    });
  });
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
    rollBackLocally(request);
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
