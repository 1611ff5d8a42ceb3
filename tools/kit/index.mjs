import { releaseFiles as filesOf } from '../vite/release-files.mjs';
import { tryOwnRemote } from './own-remote.mjs';

export { sharedWithShell } from '../vite/release-files.mjs';

export const releaseFiles = () => filesOf({ isAlone: true });

export const findFaults = async (options) => (await tryOwnRemote(options)).faults;
