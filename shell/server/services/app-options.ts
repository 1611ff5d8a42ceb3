import type { Server } from 'node:http';
import type { Release } from '@admissions/protocol/releases';
import type { FastifyServerFactory } from 'fastify';
import type { RemoteModule } from '../../src/remotes/remote-module.ts';
import type { Config } from '../base/config.ts';
import type { ShellAssets } from '../render/shell-assets.ts';
import type { EntryServer } from '../render/write-page.ts';

export interface AppOptions {
  config: Config;
  clientDir: string;
  entry: () => Promise<EntryServer>;
  /** Program of a renderer process; null: the shell imports the remotes (development). */
  rendererProgram: string | null;
  dev?: DevMode;
}

/** Replaces builds in development. */
export interface DevMode {
  assets: ShellAssets;
  /** Releases of the edited remotes, from development servers (not those of preview links). */
  overrides: Release[];
  /** Loads the current sources of such a remote. */
  load(release: Release): Promise<RemoteModule>;
  serverFactory: FastifyServerFactory<Server>;
}
