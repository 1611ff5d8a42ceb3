import type { BrowserFault, Report } from '@admissions/protocol/releases';
import { REPORT_PATH, SHELL } from '@admissions/protocol/releases';
import { isTransitionAborted } from '../browser/page-transitions.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { isRemoteFailure } from './remote-failure.ts';

type Source = { remote: string; version: string };
/** Whose page it is that reports. */
export interface Visit {
  requestId: string;
  /** The shell's version. */
  shell: string;
  /** The remote that owns a path. */
  ownerOf(path: string): { name: string; version: string } | null;
  /** The pattern of the address that is shown. */
  readRoute(): string;
}
/** Errors come soon after each other; what waits leaves after so many milliseconds. */
const SEND_DELAY_MS = 1000;
/** A page that fails on and on says so this often: with the vitals that is what the server takes at once. */
const MAX_FAULTS = 8;

let visit: Visit | null = null;
let pendingReports: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const reported = new Set<string>();

/** Begins to report what fails on this page. */
export function startReports(newVisit: Visit): void {
  visit = newVisit;
  addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
  addEventListener('unhandledrejection', (event) => {
    if (isTransitionAborted(event.reason)) event.preventDefault();
    else reportUncaught(event.reason);
  });
  addEventListener('pagehide', sendReports);
}

/** Tells the server that a remote could not be loaded here. */
export const reportRemote = (failure: RemoteFailure) => reportFault('load', failure);

/** Tells the server once that something failed here, and whose it is: by the script that threw, else by the page that is shown. */
export function reportFault(kind: BrowserFault, error: unknown, source = findSource(error)): void {
  // What stands in a query may be a visitor's own words.
  const reason = String(error)
    .replace(/\?[^\s'")]*/g, '?')
    .slice(0, 200);
  const key = kind + reason;
  if (reported.has(key) || reported.size >= MAX_FAULTS) return;
  reported.add(key);
  addReport({ kind, ...(source ?? readOwner()), ...readReportContext(), reason });
  timer ??= setTimeout(sendReports, SEND_DELAY_MS);
}

/** The release that owns the page that is shown. */
export function readOwner(): Source {
  const owner = visit?.ownerOf(location.pathname);
  return owner ? { remote: owner.name, version: owner.version } : readShell();
}
const readShell = (): Source => ({ remote: SHELL, version: visit?.shell ?? '' });

/** The pattern of the address that is shown, never what a visitor typed into it. */
export const readReportContext = () => ({
  channel: 'stable' as const,
  route: visit?.readRoute().replace(/[^\w/:*-]/g, '') ?? '/',
});

/** Puts a report beside those that wait; all leave with the page at the latest. */
export const addReport = (report: Report) => void pendingReports.push(report);

/** Sends what waits, also from a page that is going away. A browser that refuses costs only that. */
export function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  const text = JSON.stringify({ requestId: visit?.requestId, reports: pendingReports });
  if (pendingReports.length > 0)
    navigator.sendBeacon?.(REPORT_PATH, new Blob([text], { type: 'application/json' }));
  pendingReports = [];
}

// Extensions and whatever else runs in a page are not ours.
function reportUncaught(error: unknown, file = '') {
  const source = findSource(error, file);
  if (source) reportFault('uncaught', error, source);
}

/** Whose script is named first where something was thrown; null where none of ours is. */
function findSource(error: unknown, file = ''): Source | null {
  if (isRemoteFailure(error)) return { remote: error.remote, version: error.version };
  const text = `${(error as Error | null)?.stack} ${file}`;
  const [, remote, version] = /\/remotes\/(\w+)\/([^/\s]+)\//.exec(text) ?? [];
  if (remote && version) return { remote, version };
  return file && text.includes('/assets/') ? readShell() : null;
}
