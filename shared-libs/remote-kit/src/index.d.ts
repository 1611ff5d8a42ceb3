import type { Plugin } from 'vite';

/** `shared` of the remote's federation plugin: the shell provides every package. */
export declare const sharedWithShell: () => Record<
  string,
  { singleton: true; import: false; requiredVersion: string }
>;

/** Vite plugins for the build of a release: base path, record of imports, server build if `ssr`. */
export declare const releaseFiles: () => Plugin[];

/**
 * Builds the remote in this folder like a release and returns what prevents releasing it.
 * `shell`: address of a deployed shell or a file with its contract; default shell-contract.json.
 */
export declare function findFaults(options?: { dir?: string; shell?: string }): Promise<string[]>;
