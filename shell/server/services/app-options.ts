import type { Config } from '../base/config.ts';
import type { EntryServer } from '../render/write-page.ts';
import type { DevMode } from './dev-mode.ts';

export interface AppOptions {
  config: Config;
  clientDir: string;
  entry: () => Promise<EntryServer>;
  /** Renderer program, run once per remote; null: the shell imports the remotes (development). */
  rendererProgram: string | null;
  dev?: DevMode;
}
