import { deviceStorage } from '@admissions/store';
import { reportFault, sendReports } from './reports.ts';

const KEY = 'starting_remote';
/** A page that still starts a remote after this time (ms) hangs; others have finished. */
const START_MS = 5000;

/** A page that hangs cannot report it: the next page of this browser does. */
export function markStart(source: { remote: string; version: string }) {
  // Browsers slow down or suspend hidden pages.
  if (document.hidden) return;
  const [, remote, version, at] = /^(\w+)@(\S+) (\d+)$/.exec(deviceStorage.read(KEY) ?? '') ?? [];
  if (remote && version && Date.now() - Number(at) > 2 * START_MS) {
    reportFault('uncaught', new Error('a page hung at its start'), { remote, version });
    // At once: this page may hang as well.
    sendReports();
  }
  const isMarked = deviceStorage.write(KEY, `${source.remote}@${source.version} ${Date.now()}`);
  if (!isMarked) return;
  const end = () => deviceStorage.remove(KEY);
  setTimeout(end, START_MS);
  addEventListener('pagehide', end, { once: true });
  document.addEventListener('visibilitychange', end, { once: true });
}
