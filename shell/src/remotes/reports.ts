import { type BrowserFault, REPORT_PATH, type Report, SHELL } from '@admissions/protocol/releases';
import { isTransitionAborted } from '../browser/page-transitions.ts';
import { isRemoteFailure, type RemoteFailure } from './remote-failure.ts';

type Source = { remote: string; version: string };
/** Source of the reports. */
export interface Visit {
  requestId: string;
  /** The shell's version. */
  shell: string;
  /** The remote that owns a path. */
  ownerOf(path: string): { name: string; version: string } | null;
  /** Route pattern of the current address. */
  readRoute(): string;
}
/** Errors come in bursts: batch them for this time (ms). */
const SEND_DELAY_MS = 1000;
/** Limit per page; with the vitals it equals the server's limit per request. */
const MAX_FAULTS = 8;

let visit: Visit | null = null;
let pendingReports: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const reported = new Set<string>();

export function startReports(newVisit: Visit) {
  visit = newVisit;
  addEventListener('error', (event) => {
    if (!event.defaultPrevented) reportUncaught(event.error, event.filename);
  });
  addEventListener('unhandledrejection', (event) => {
    if (isTransitionAborted(event.reason)) event.preventDefault();
    else if (!event.defaultPrevented) reportUncaught(event.reason);
  });
  addEventListener('pagehide', sendReports);
}

/** Reports a remote that failed to load here. */
export const reportRemote = (failure: RemoteFailure) => reportFault('load', failure);

/** Reports an error once, with the release of its script, else of the page. */
export function reportFault(kind: BrowserFault, error: unknown, source = findSource(error)) {
  // The query may hold text that a visitor typed.
  const reason = String(error)
    .replace(/\?[^\s'")]*/g, '?')
    .slice(0, 200);
  const key = kind + reason;
  if (reported.has(key) || reported.size >= MAX_FAULTS) return;
  reported.add(key);
  addReport({ kind, ...(source ?? readOwner()), ...readReportContext(), reason });
  timer ??= setTimeout(sendReports, SEND_DELAY_MS);
}

/** Release of the current page. */
export function readOwner(): Source {
  const owner = visit?.ownerOf(location.pathname);
  return owner ? { remote: owner.name, version: owner.version } : readShell();
}
const readShell = (): Source => ({ remote: SHELL, version: visit?.shell ?? '' });

/** Route pattern only, never what a visitor typed. */
export const readReportContext = () => ({
  route: visit?.readRoute().replace(/[^\w/:*-]/g, '') ?? '/',
});

/** Queues a report; all are sent at the latest when the page is left. */
export const addReport = (report: Report) => void pendingReports.push(report);

/** Sends the queue, also while the page unloads. A refused beacon is lost. */
export function sendReports() {
  clearTimeout(timer);
  timer = undefined;
  const text = JSON.stringify({ requestId: visit?.requestId, reports: pendingReports });
  if (pendingReports.length > 0)
    navigator.sendBeacon?.(REPORT_PATH, new Blob([text], { type: 'application/json' }));
  pendingReports = [];
}

// Ignore extensions and other foreign scripts.
function reportUncaught(error: unknown, file = '') {
  const source = findSource(error, file);
  if (source) reportFault('uncaught', error, source);
}

/** The release of the first known script in a stack; null without one. */
function findSource(error: unknown, file = ''): Source | null {
  if (isRemoteFailure(error)) return { remote: error.remote, version: error.version };
  const text = `${(error as Error | null)?.stack} ${file}`;
  const [, remote, version] = /\/remotes\/(\w+)\/([^/\s]+)\//.exec(text) ?? [];
  if (remote && version) return { remote, version };
  return file && text.includes('/assets/') ? readShell() : null;
}
