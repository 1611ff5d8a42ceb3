import type { Config } from '../base/config.ts';
import type { EntryServer } from '../render/write-page.ts';
import type { DevMode } from './dev-mode.ts';

/** What the shell server is started with. */
export interface AppOptions {
  config: Config;
  clientDir: string;
  entry: () => Promise<EntryServer>;
  /** The program that writes a remote's pages in a process of its own; null: the shell imports the remotes itself (development, and to measure what that is worth). */
  rendererProgram: string | null;
  dev?: DevMode;
}
