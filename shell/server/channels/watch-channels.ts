import type { JudgedFigures } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import type { FigureWindow } from '../figures/figure-window.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { findReleaseProblem, MIN_VIEWS } from './release-health.ts';

const MINUTE_MS = 60_000;
/** The current minute and so many before it are judged. */
const JUDGED_MINUTES = 4;
/** A release is on trial for so long (milliseconds). */
const TRIAL_MS = 15 * MINUTE_MS;
const POLL_INTERVAL_MS = 5000;

interface Deps {
  canaries: () => readonly ServedCanary[];
  trials: () => readonly ServedTrial[];
  /** The release that is in force beside a canary. */
  stable: (remote: string) => { manifest: { version: string } } | undefined;
  observe: FigureWindow['observe'];
  /** Answers null when there was nothing left to do. */
  changeChannel: (request: ChannelRequest) => Promise<{ to: string } | null>;
  /** Leaves the release in this shell at once: who makes the change may be away. */
  rollBackLocally: (request: ChannelRequest) => void;
  /** What was left so, and has to be asked for again. */
  listLocalRollbacks: () => readonly ChannelRequest[];
  log: Log;
  now?: () => number;
}

/** Finds what to do now about canaries and about releases on trial, by what happened in this shell. */
export function findChannelRequests({
  canaries,
  trials,
  stable,
  observe,
  now = Date.now,
}: Pick<Deps, 'canaries' | 'trials' | 'stable' | 'observe' | 'now'>): ChannelRequest[] {
  const from = now() - JUDGED_MINUTES * MINUTE_MS;
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
    const figures = {
      release: observe(canary, from, now()),
      other: observe(baseline, from, now()),
    };
    const fault = findReleaseProblem(figures.release, figures.other);
    if (fault) return [request('end-canary', canary, fault, figures)];
    if (promoteAfter === undefined || now() - Date.parse(at) < promoteAfter * MINUTE_MS) return [];
    // What hardly anybody saw is not known to be healthy.
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
      release: observe(tried, Math.max(from, since), now()),
      // Tabs that still have it report errors without asking for pages: only what was before counts.
      other: observe(before, since - TRIAL_MS, since - MINUTE_MS),
    };
    const fault = findReleaseProblem(figures.release, figures.other);
    return fault ? [request('roll-back', tried, fault, figures)] : [];
  });
  return [...ofCanaries, ...ofTrials];
}

/** Looks again and again; returns how to stop. The first shell that is sure writes; of the others each finds that there is nothing left to do. */
export function watchChannels(deps: Deps): () => void {
  const { changeChannel, rollBackLocally: stepBack, listLocalRollbacks: steppedBack, log } = deps;
  const failed = new Set<string>();
  let isBusy = false;

  async function poll() {
    if (isBusy) return;
    isBusy = true;
    for (const request of [...steppedBack(), ...findChannelRequests(deps)])
      await applyRequest(request);
    isBusy = false;
  }
  async function applyRequest(request: ChannelRequest) {
    const { action, remote, version, reason, figures } = request;
    const labels = { action, remote, version, figures };
    // Visitors do not wait for an answer; what is only healthy can.
    if (action !== 'promote') stepBack(request);
    try {
      const line = await changeChannel(request);
      if (line) log.warn({ ...labels, to: line.to, reason }, 'a channel was changed by itself');
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const key = `${action} ${remote} ${version} ${text}`;
      if (!failed.has(key))
        log.error({ ...labels, reason, fault: text }, 'a channel should be changed, and cannot be');
      failed.add(key);
    }
  }
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
