import type { JudgedFigures, Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { repeat } from '../base/repeat.ts';
import type { FigureWindow } from '../figures/figure-window.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { findReleaseProblem } from './release-health.ts';

const MINUTE_MS = 60_000;
/** Length of a trial, and of the window of figures by which a canary is judged. */
const TRIAL_MS = 15 * MINUTE_MS;
const POLL_INTERVAL_MS = 5000;

interface Deps {
  canaries: () => readonly ServedCanary[];
  trials: () => readonly ServedTrial[];
  /** The stable release of a remote: the baseline of its canary. */
  stable: (remote: string) => { manifest: { version: string } } | undefined;
  readFigures: FigureWindow['observe'];
  /** Null when there was nothing left to change. */
  changeChannel: (request: ChannelRequest) => Promise<{ to: string } | null>;
  /** Leaves the release in this shell at once, even while the API is unreachable. */
  rollBackLocally: (request: ChannelRequest) => void;
  /** Local rollbacks to request again from the API. */
  listLocalRollbacks: () => readonly ChannelRequest[];
  log: Log;
  now?: () => number;
}

/** Decides on canaries and releases on trial by the figures of this shell. */
export function findChannelRequests({
  canaries,
  trials,
  stable,
  readFigures,
  now = Date.now,
}: Pick<Deps, 'canaries' | 'trials' | 'stable' | 'readFigures' | 'now'>): ChannelRequest[] {
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
      release: readFigures({ remote, version }, from, now()),
      other: readFigures({ remote, version: stable(remote)?.manifest.version ?? '' }, from, now()),
    });
  });
  const ofTrials = trials().flatMap(({ release: { manifest }, against, since }) => {
    if (now() - since >= TRIAL_MS) return [];
    const { name: remote, version } = manifest;
    return judge('roll-back', manifest, new Date(since).toISOString(), {
      release: readFigures({ remote, version }, since, now()),
      // Old tabs still report errors, so only the time before the release counts.
      other: readFigures(
        { remote, version: against.manifest.version },
        since - TRIAL_MS,
        since - MINUTE_MS,
      ),
    });
  });
  return [...ofCanaries, ...ofTrials];
}

/** Of several shells, the first makes the change. Returns a function that stops watching. */
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
      const step = await changeChannel(request);
      if (step) log.warn({ ...labels, to: step.to, reason }, 'channel changed automatically');
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const key = `${action} ${remote} ${version} ${text}`;
      if (!failed.has(key)) log.error({ ...labels, reason, fault: text }, 'cannot change channel');
      failed.add(key);
    }
  }
  return repeat(POLL_INTERVAL_MS, () => void poll());
}
