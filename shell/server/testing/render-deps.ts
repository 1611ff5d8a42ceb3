import * as entryServer from '../../src/entry-server.tsx';
import { createReadCache } from '../cache/read-cache.ts';
import type { RenderDeps } from '../render/render-page.ts';
import { silentLog } from './release.ts';

/** For tests: rendering without an API; `remotes` are its pages. */
export const createRenderDeps = (
  overrides: Pick<RenderDeps, 'remotes'> & Partial<RenderDeps>,
): RenderDeps => ({
  entry: async () => entryServer,
  assets: () => ({ entry: '/e.js', preload: [], css: [], integrity: { '/e.js': 'x' } }),
  readCache: createReadCache(),
  token: async () => null,
  apiUrl: 'http://127.0.0.1:1',
  internalToken: '',
  siteOrigin: '',
  site: { origin: '', keepsPages: false },
  shellVersion: 'v',
  showsFaults: false,
  log: silentLog,
  onFault() {},
  ...overrides,
});
