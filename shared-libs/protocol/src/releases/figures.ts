import type { Release } from './remote.ts';

/** Endpoint for browser errors and vitals. */
export const REPORT_PATH = '/shell/report';
/** Endpoint for the releases of the next document, polled by open tabs. */
export const RELEASES_PATH = '/shell/releases';

/** `load`, `chunk`: failed download; `hydration`: mismatch; `uncaught`: outside any boundary. */
export const BROWSER_FAULTS = ['load', 'chunk', 'boundary', 'hydration', 'uncaught'] as const;
/** `import`: server build; `render`: page or loader; `deadline`: timeout; `crash`: renderer. */
export const SERVER_FAULTS = ['import', 'render', 'deadline', 'crash'] as const;
export const FAULTS = [...BROWSER_FAULTS, ...SERVER_FAULTS] as const;
/** In milliseconds; CLS is a score. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const CHANNELS = ['stable', 'canary'] as const;
/** Name of the shell among the remotes. */
export const SHELL = 'shell';
/** Limit per request. */
export const MAX_REPORTS = 12;

export type BrowserFault = (typeof BROWSER_FAULTS)[number];
export type ServerFault = (typeof SERVER_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];
export type Vital = (typeof VITALS)[number];
export type Channel = (typeof CHANNELS)[number];

export interface ReleaseName {
  remote: string;
  version: string;
  channel: Channel;
}
/** `route` is the path pattern, never the address itself. */
export type Report =
  | (ReleaseName & { kind: BrowserFault; route: string; reason: string })
  | (ReleaseName & { kind: 'vital'; route: string; name: Vital; value: number });
export interface ReportBatch {
  requestId: string;
  reports: Report[];
}

/** Releases that the client would get with the next document. */
export interface ReleasesAnswer {
  shell: string;
  /** `toReleaseFingerprint` of each back-office release; only their users can match them. */
  staff: string[];
  remotes: Record<string, string>;
}

/** Start of the entry's hash: identifies a release without revealing its name. */
export const toReleaseFingerprint = ({ entry, files }: Pick<Release, 'entry' | 'files'>): string =>
  (files[entry] ?? '').slice('sha384-'.length, 'sha384-'.length + 16);

/** Median and percentiles. */
export interface VitalFigures {
  count: number;
  p50: number;
  p75: number;
  p95: number;
}
export interface FiguresOfMinute {
  /** Start of the minute (ISO 8601). */
  at: string;
  views: number;
  visits: number;
  errors: number;
}
export interface FiguresOfRelease extends ReleaseName {
  isInForce: boolean;
  /** Served pages. */
  views: number;
  /** Pages with reported vitals. */
  visits: number;
  /** Each fault once per affected page. */
  errors: Record<Fault, number>;
  /** Networks with errors: one visitor counts once, however often the browser reports. */
  networks: number;
  vitals: Record<Vital, VitalFigures | null>;
  /** Oldest first, without empty minutes. */
  minutes: FiguresOfMinute[];
}
/** The last minutes of one shell. */
export interface Figures {
  /** Time of the response (ISO 8601). */
  at: string;
  /** Length of the window. */
  minutes: number;
  releases: FiguresOfRelease[];
}
