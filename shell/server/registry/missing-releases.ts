import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How often (milliseconds) the folder is looked for while the release is on its way. */
const POLL_INTERVAL_MS = 50;
/** A source is asked again for one remote after so long (milliseconds): addresses that somebody invents cost nothing. */
const RETRY_DELAY_MS = 500;
/** Of what may be looked for in the folder of releases. */
export const RELEASE_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.]{1,40})?$/;

interface Options {
  releasesDir: string;
  /** Asks where this remote's releases come from for a newer one; resolves when it is here, or there is none. */
  poll(name: string): Promise<void>;
}

/**
 * What another shell serves already and this one does not have yet: a page of the one asks the other for its scripts.
 * The returned function resolves when the folder of that release is here, or does not come.
 */
export function createMissingReleases({ releasesDir, poll: look }: Options) {
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
    const polling = look(name).finally(() => {
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
