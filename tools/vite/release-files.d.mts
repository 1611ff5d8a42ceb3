import type { Plugin } from 'vite';
/** `shared` of a remote's federation plugin: the shell provides every package. */
export declare const sharedWithShell: () => Record<
  string,
  { singleton: true; import: false; requiredVersion: string }
>;
/** Vite plugins that turn a federated build into a release: its paths, with ssr a server build. */
export declare const releaseFiles: () => Plugin[];
