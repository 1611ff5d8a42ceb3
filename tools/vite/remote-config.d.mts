import type { UserConfigFnPromise } from 'vite';
/** A chunk shared by the modules of `test`, as in Rolldown's `codeSplitting.groups`. */
export interface Chunk {
  name: string;
  test: RegExp;
  minShareCount?: number;
}
/** The Vite configuration of the remote in this folder, from its package.json and remote.json. */
export declare const remoteConfig: (
  dir: string,
  options?: { chunks?: readonly Chunk[] },
) => UserConfigFnPromise;
