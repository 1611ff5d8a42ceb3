import type { Release } from './remote.ts';

/** Where browsers report what went wrong and how fast pages were. */
export const REPORT_PATH = '/shell/report';
/** Where open tabs ask which releases they would get. */
export const RELEASES_PATH = '/shell/releases';

/** What can go wrong in a browser: a remote or one of its chunks cannot be loaded, a boundary caught a page's error, React had to draw anew what the server had rendered, nobody caught it. */
export const BROWSER_FAULTS = ['load', 'chunk', 'boundary', 'hydration', 'uncaught'] as const;
/** What can go wrong on the server: a server build cannot be imported, a page or its loader throws, a page takes too long, the process that renders it ends. */
export const SERVER_FAULTS = ['import', 'render', 'deadline', 'crash'] as const;
export const FAULTS = [...BROWSER_FAULTS, ...SERVER_FAULTS] as const;
/** Milliseconds, but CLS, which is a score. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
/** How a release comes to visitors. */
export const CHANNELS = ['stable', 'canary'] as const;
/** The shell itself, where a remote is named. */
export const SHELL = 'shell';
/** So many reports are taken at once. */
export const MAX_REPORTS = 12;

export type BrowserFault = (typeof BROWSER_FAULTS)[number];
export type ServerFault = (typeof SERVER_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];
export type Vital = (typeof VITALS)[number];
export type Channel = (typeof CHANNELS)[number];

/** A release as figures name it. */
export interface ReleaseName {
  remote: string;
  version: string;
  channel: Channel;
}
/** `route` is the pattern of the page's address, never the address. */
export type Report =
  | (ReleaseName & { kind: BrowserFault; route: string; reason: string })
  | (ReleaseName & { kind: 'vital'; route: string; name: Vital; value: number });
/** What a page sends at once. */
export interface ReportBatch {
  requestId: string;
  reports: Report[];
}

/** Names and versions that whoever asks would get with the next document. */
export interface ReleasesAnswer {
  /** The shell's own version. */
  shell: string;
  /** What `toReleaseWord` makes of each release of the back office: whoever has its registry knows them again. */
  staff: string[];
  /** The visitors' remotes. */
  remotes: Record<string, string>;
}

/** Stands for a release where its name is nobody's business: the start of its entry's hash. */
export const toReleaseFingerprint = ({ entry, files }: Pick<Release, 'entry' | 'files'>): string =>
  (files[entry] ?? '').slice('sha384-'.length, 'sha384-'.length + 16);

/** The middle, and the values that a quarter and a twentieth of the visits exceeded. */
export interface VitalFigures {
  count: number;
  p50: number;
  p75: number;
  p95: number;
}
export interface FiguresOfMinute {
  /** When the minute began (ISO 8601). */
  at: string;
  views: number;
  visits: number;
  errors: number;
}
export interface FiguresOfRelease extends ReleaseName {
  isInForce: boolean;
  /** Pages that were answered. */
  views: number;
  /** Pages whose browsers sent how fast they were. */
  visits: number;
  /** Each kind once for each page that met it. */
  errors: Record<Fault, number>;
  /** Networks that reported errors: one visitor alone is one of them, however often they report. */
  networks: number;
  vitals: Record<Vital, VitalFigures | null>;
  /** The oldest first; minutes without anything are left out. */
  minutes: FiguresOfMinute[];
}
/** The last minutes of one shell. */
export interface Figures {
  /** When it was asked (ISO 8601). */
  at: string;
  /** The length of the window. */
  minutes: number;
  releases: FiguresOfRelease[];
}
