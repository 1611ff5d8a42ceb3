import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Interval of checks for the folder while the release is being fetched. */
const POLL_INTERVAL_MS = 50;
/** Minimum interval per remote, so that invented versions cause no load. */
const RETRY_DELAY_MS = 500;
/** Versions accepted as folder names. */
export const RELEASE_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.]{1,40})?$/;

interface Options {
  releasesDir: string;
  /** Resolves when the newest release of this remote is here, or there is none. */
  poll(name: string): Promise<void>;
}

/** Resolves when the release is here or cannot be fetched: another shell may serve it already. */
export function createMissingReleases({ releasesDir, poll }: Options) {
  const present = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const nextPoll = new Map<string, number>();

  const isPresent = (key: string) =>
    stat(join(releasesDir, key)).then(
      () => {
        present.add(key);
        return true;
      },
      () => false,
    );
  function pollOnce(name: string): Promise<void> | null {
    const running = pending.get(name);
    if (running) return running;
    if ((nextPoll.get(name) ?? 0) > Date.now()) return null;
    const polling = poll(name).finally(() => {
      pending.delete(name);
      nextPoll.set(name, Date.now() + RETRY_DELAY_MS);
    });
    pending.set(name, polling);
    return polling;
  }

  return async (name: string, version: string): Promise<void> => {
    const key = `${name}/${version}`;
    if (present.has(key) || !RELEASE_VERSION.test(version) || (await isPresent(key))) return;
    const polling = pollOnce(name);
    if (!polling) return;
    let isPolling = true;
    const ended = polling.catch(() => {}).finally(() => (isPolling = false));
    while (isPolling && !(await isPresent(key)))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))]);
  };
}
