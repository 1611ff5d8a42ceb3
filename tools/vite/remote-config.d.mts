import type { UserConfigFnPromise } from 'vite';
/** The Vite configuration of the remote in this folder, from its package.json and remote.json. */
export declare const remoteConfig: (
  dir: string,
  options?: { together?: readonly (string | readonly string[])[] },
) => UserConfigFnPromise;
