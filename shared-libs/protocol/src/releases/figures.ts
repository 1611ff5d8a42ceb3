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
/** Name of the shell among the remotes. */
export const SHELL = 'shell';
/** Limit per request. */
export const MAX_REPORTS = 12;

export type BrowserFault = (typeof BROWSER_FAULTS)[number];
export type ServerFault = (typeof SERVER_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];
export type Vital = (typeof VITALS)[number];

/** Start of the entry's hash: identifies a release without revealing its name. */
export const toReleaseFingerprint = ({ entry, files }: Pick<Release, 'entry' | 'files'>) =>
  (files[entry] ?? '').slice('sha384-'.length, 'sha384-'.length + 16);
