import {
  type Channel,
  type Fault,
  type Release,
  type ReleaseName,
  SHELL,
  type Vital,
} from '@admissions/protocol/releases';
import { findOwner } from '../../src/remotes/claims.ts';
import type { Metrics } from '../base/metrics.ts';
import { createFigureWindow, type Reporter } from './figure-window.ts';

/** Null when no remote owns the page. */
type Source = { remote: string; version: string } | null;

export type Recorder = ReturnType<typeof createRecorder>;
interface Deps {
  metrics: Pick<Metrics, 'count' | 'observe'>;
  releases: () => readonly Release[];
  canaries: () => readonly Release[];
  /** In milliseconds. */
  now?: () => number;
  /** Whether the registry contains this release, live or not. */
  isKnown: (remote: string, version: string) => boolean;
  shellVersion: string;
}
const SECONDS = [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 6, 10];
const QUICK_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const SCORES = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const VITAL_SERIES: Record<Vital, { series: string; limits: readonly number[]; unit: number }> = {
  LCP: { series: 'shell_lcp_seconds', limits: SECONDS, unit: 1000 },
  INP: { series: 'shell_inp_seconds', limits: QUICK_SECONDS, unit: 1000 },
  CLS: { series: 'shell_cls_score', limits: SCORES, unit: 1 },
  TTFB: { series: 'shell_ttfb_seconds', limits: SECONDS, unit: 1000 },
};
/** Faults that replace a page, not a whole remote. */
const PAGE_FAULTS: readonly Fault[] = [
  'boundary',
  'hydration',
  'uncaught',
  'render',
  'deadline',
  'crash',
];

/** Counts by remote and version, in the metrics and in the figure window. */
export function createRecorder({ metrics, releases, canaries, isKnown, shellVersion, now }: Deps) {
  const figures = createFigureWindow(now);
  // Unknown releases share one series, so that clients cannot create new ones.
  function name(source: Source): ReleaseName {
    const { remote, version } = source ?? { remote: SHELL, version: shellVersion };
    const inForce = releases().find(({ manifest }) => manifest.name === remote);
    if (!inForce && remote !== SHELL && !isKnown(remote, version))
      return { remote: 'other', version: 'other', channel: 'stable' };
    const current = remote === SHELL ? shellVersion : inForce?.manifest.version;
    const isVersion = version === current || isKnown(remote, version);
    return {
      remote,
      version: isVersion ? version : 'other',
      channel: findChannel(remote, version),
    };
  }
  // By version alone: a tab need not know the channel of its release.
  const findChannel = (remote: string, version: string): Channel =>
    canaries().some(({ manifest }) => manifest.name === remote && manifest.version === version)
      ? 'canary'
      : 'stable';
  const toName = ({ manifest }: Release): ReleaseName => ({
    remote: manifest.name,
    version: manifest.version,
    channel: findChannel(manifest.name, manifest.version),
  });
  return {
    countView(path: string, pageReleases: readonly Release[]) {
      const owner = findOwner(pageReleases, path)?.manifest;
      const release = name(owner ? { remote: owner.name, version: owner.version } : null);
      figures.addView(release);
      metrics.count('shell_area_views_total', { remote: release.remote, version: release.version });
    },
    /** A browser reported its vitals. */
    countVisit: (source: Source) => figures.addVisit(name(source)),
    /** Without a reporter: an error of the server. */
    countError(source: Source, fault: Fault, reporter?: Reporter) {
      const release = name(source);
      const { remote, version } = release;
      figures.addError(release, fault, reporter);
      metrics.count('shell_area_errors_total', { remote, version, kind: fault });
      if (PAGE_FAULTS.includes(fault))
        metrics.count('shell_page_failures_total', { remote, version });
      if (fault === 'load') metrics.count('shell_remote_failures_total', { remote, version });
    },
    /** In milliseconds, except CLS, which is a score. */
    observeVital(source: Source, vital: Vital, value: number) {
      const release = name(source);
      const { remote, version } = release;
      const { series, limits, unit } = VITAL_SERIES[vital];
      figures.addVital(release, vital, value);
      metrics.observe(series, value / unit, { labels: { remote, version }, limits });
    },
    /** Unexpected exit of a renderer, or a page that failed to render. */
    countCrash: (source: Source) => figures.addCrash(name(source)),
    observe: figures.observe,
    read: () =>
      figures.read([
        ...releases().map(toName),
        ...canaries().map(toName),
        { remote: SHELL, version: shellVersion, channel: 'stable' },
      ]),
  };
}
