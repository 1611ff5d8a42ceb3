import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseFiles as filesOf, sharedWithShell as sharedOf } from '../vite/release-files.mjs';
import { tryOwnRemote } from './own-remote.mjs';

/** What the shell provides, without packages that the repository has not installed. */
export function sharedWithShell(dir = process.cwd()) {
  const { resolve } = createRequire(join(dir, 'package.json'));
  return Object.fromEntries(
    Object.entries(sharedOf()).filter(([name]) => {
      try {
        return resolve(name);
      } catch {
        return false;
      }
    }),
  );
}

export const releaseFiles = () => filesOf({ isAlone: true });

export const findFaults = async (options) => (await tryOwnRemote(options)).faults;
