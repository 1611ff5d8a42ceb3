import type { UserConfigFnPromise } from 'vite';

/** The Vite configuration of the remote in this folder: a federated build for the browser and, with ssr, one for the server. `chunks` are Rolldown's codeSplitting groups. */
export declare function remoteConfig(options?: {
  chunks?: { name: string; test?: RegExp; minShareCount?: number; minSize?: number }[];
}): UserConfigFnPromise;

/**
 * Builds the remote in this folder as a release would and answers what speaks against releasing it, as sentences. `shell` is the address of a deployed shell, or a
 * file with what it provides; without it the repository's own shell-contract.json counts.
 */
export declare function findFaults(options?: { dir?: string; shell?: string }): Promise<string[]>;
