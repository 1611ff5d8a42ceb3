import { remoteConfig as configure } from '../vite/remote-config.mjs';
import { tryOwnRemote } from './own-remote.mjs';

export const remoteConfig = (options) => configure(process.cwd(), { ...options, isAlone: true });

export const findFaults = async (options) => (await tryOwnRemote(options)).faults;
