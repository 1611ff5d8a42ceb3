import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How often (milliseconds) the folder is looked for while the release is on its way. */
const STEP = 50;
/** A source is asked again for one remote after so long (milliseconds): addresses that somebody invents cost nothing. */
const PAUSE = 500;
/** Of what may be looked for in the folder of releases. */
export const RELEASE_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.]{1,40})?$/;

interface Options {
  releasesDir: string;
  /** Asks where this remote's releases come from for a newer one; resolves when it is here, or there is none. */
  look(name: string): Promise<void>;
}

/**
 * What another shell serves already and this one does not have yet: a page of the one asks the other for its scripts.
 * The returned function resolves when the folder of that release is here, or does not come.
 */
export function createMissingReleases({ releasesDir, look }: Options) {
  const here = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  const nextLook = new Map<string, number>();

  const isHere = (key: string) =>
    stat(join(releasesDir, key)).then(
      () => {
        here.add(key);
        return true;
      },
      () => false,
    );
  function lookOnce(name: string): Promise<void> | null {
    const running = underWay.get(name);
    if (running) return running;
    if ((nextLook.get(name) ?? 0) > Date.now()) return null;
    const looking = look(name).finally(() => {
      underWay.delete(name);
      nextLook.set(name, Date.now() + PAUSE);
    });
    underWay.set(name, looking);
    return looking;
  }

  return async (name: string, version: string): Promise<void> => {
    const key = `${name}/${version}`;
    if (here.has(key) || !RELEASE_VERSION.test(version) || (await isHere(key))) return;
    const looking = lookOnce(name);
    if (!looking) return;
    let isLooking = true;
    const ended = looking.catch(() => {}).finally(() => (isLooking = false));
    while (isLooking && !(await isHere(key)))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STEP))]);
  };
}
