import {
  type Fault,
  type Figures,
  type Release,
  type ReleaseChannel,
  type ReleaseName,
  SHELL,
  type Vital,
} from '@admissions/protocol/releases';
import { findOwner } from '../../src/remotes/claims.ts';
import type { Metrics } from '../base/metrics.ts';
import { createFigureWindow, type Reporter } from './figure-window.ts';

/** Null when no remote owns the page. */
type Source = ReleaseName | null;

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

/** Counts by remote and version, in the metrics and in the figure window. */
export function createRecorder({ metrics, releases, canaries, isKnown, shellVersion, now }: Deps) {
  const figures = createFigureWindow(now);
  // Unknown releases share one series, so that clients cannot create new ones.
  function name(source: Source): ReleaseName {
    const { remote, version } = source ?? { remote: SHELL, version: shellVersion };
    const served = releases().find(({ manifest }) => manifest.name === remote);
    if (!served && remote !== SHELL && !isKnown(remote, version))
      return { remote: 'other', version: 'other' };
    const current = remote === SHELL ? shellVersion : served?.manifest.version;
    const isVersion = version === current || isKnown(remote, version);
    return { remote, version: isVersion ? version : 'other' };
  }
  const findChannel = ({ remote, version }: ReleaseName): ReleaseChannel =>
    canaries().some(({ manifest }) => manifest.name === remote && manifest.version === version)
      ? 'canary'
      : 'stable';
  return {
    countView(path: string, pageReleases: readonly Release[]) {
      const owner = findOwner(pageReleases, path)?.manifest;
      const release = name(owner ? { remote: owner.name, version: owner.version } : null);
      figures.addView(release);
      metrics.count('shell_area_views_total', { ...release });
    },
    /** A browser reported its vitals. */
    countVisit: (source: Source) => figures.addVisit(name(source)),
    /** Without a reporter: an error of the server. */
    countError(source: Source, fault: Fault, reporter?: Reporter) {
      const release = name(source);
      figures.addError(release, fault, reporter);
      metrics.count('shell_area_errors_total', { ...release, kind: fault });
    },
    /** In milliseconds, except CLS, which is a score. */
    observeVital(source: Source, vital: Vital, value: number) {
      const { series, limits, unit } = VITAL_SERIES[vital];
      metrics.observe(series, value / unit, { labels: { ...name(source) }, limits });
    },
    /** Unexpected exit of a renderer, or a page that failed to render. */
    countCrash: (source: Source) => figures.addCrash(name(source)),
    observe: figures.observe,
    read(): Figures {
      const served = [...releases(), ...canaries()].map(({ manifest }) => ({
        remote: manifest.name,
        version: manifest.version,
      }));
      const read = figures.read([...served, { remote: SHELL, version: shellVersion }]);
      return {
        ...read,
        releases: read.releases.map((release) => ({
          ...release,
          channel: findChannel(release),
          minutes: [],
        })),
      };
    },
  };
}
