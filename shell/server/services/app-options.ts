import type { Config } from '../base/config.ts';
import type { EntryServer } from '../render/render-page.ts';
import type { DevMode } from './dev-mode.ts';

/** What the shell server is started with. */
export interface AppOptions {
  config: Config;
  clientDir: string;
  entry: () => Promise<EntryServer>;
  dev?: DevMode;
}
