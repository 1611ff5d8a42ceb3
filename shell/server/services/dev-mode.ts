import type { Server } from 'node:http';
import type { Release } from '@admissions/protocol/releases';
import type { FastifyServerFactory } from 'fastify';
import type { RemoteModule } from '../../src/remotes/remote-module.ts';
import type { ShellAssets } from '../render/shell-assets.ts';

/** What the development server puts in the place of builds. */
export interface DevMode {
  assets: ShellAssets;
  /** Remotes that are edited: their development servers stand in for their releases. */
  overrides: Release[];
  /** The sources of such a remote, fresh. */
  load(release: Release): Promise<RemoteModule>;
  serverFactory: FastifyServerFactory<Server>;
}
