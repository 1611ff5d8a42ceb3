import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval of checks for the folder while releases are being fetched. */
const POLL_INTERVAL_MS = 50;
/** Minimum interval, so that invented versions cause no load. */
const RETRY_DELAY_MS = 500;
/** Versions accepted as folder names. */
export const RELEASE_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.]{1,40})?$/;

interface Options {
  releasesDir: string;
  /** Resolves when the newest releases are here, or cannot be fetched. */
  poll(): Promise<void>;
}

/** Resolves when the release is here or cannot be fetched: another shell may serve it already. */
export function createMissingReleases({ releasesDir, poll }: Options) {
  const present = new Set<string>();
  let polling: Promise<void> | null = null;
  let nextPoll = 0;

  const isPresent = (key: string) =>
    access(join(releasesDir, key)).then(
      () => Boolean(present.add(key)),
      () => false,
    );

  return async (name: string, version: string) => {
    const key = `${name}/${version}`;
    if (present.has(key) || !RELEASE_VERSION.test(version) || (await isPresent(key))) return;
    if (!polling && nextPoll > Date.now()) return;
    polling ??= poll().finally(() => {
      polling = null;
      nextPoll = Date.now() + RETRY_DELAY_MS;
    });
    let isPolling = true;
    const ended = polling.catch(() => {}).finally(() => (isPolling = false));
    // Other releases may take long.
    while (isPolling && !(await isPresent(key)))
      await Promise.race([ended, sleep(POLL_INTERVAL_MS)]);
  };
}
