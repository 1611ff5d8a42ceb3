import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../shell/server/base/config.ts';
import { createMetrics } from '../../shell/server/base/metrics.ts';
import { createPublicReads } from '../../shell/server/cache/public-reads.ts';
import { createReadCache } from '../../shell/server/cache/read-cache.ts';
import type { RemotePages } from '../../shell/server/render/render-job.ts';
import {
  createRenderSettings,
  type RenderDeps,
  renderPage,
} from '../../shell/server/render/render-page.ts';
import { createServerBuilds } from '../../shell/server/render/server-builds.ts';
import { createServerToken } from '../../shell/server/render/server-token.ts';
import { loadShellAssets } from '../../shell/server/render/shell-assets.ts';
import { createSourcePages } from '../../shell/server/render/source-pages.ts';
import { openRemotes } from '../../shell/server/services/open-remotes.ts';
import type { DocumentInput } from '../../shell/src/entry-server.tsx';
import * as entryServer from '../../shell/src/entry-server.tsx';

const ROUNDS = 5;
const RENDERS = 10;

// The shell's rendering without its page cache; reads are cached, as with unchanged content.
const OURSELVES = '127.0.0.1';
const root = process.env.ADMISSIONS_ROOT || process.cwd();
const config = readConfig(process.env, root);
const clientDir = resolve(root, 'shell/dist/client');
const quiet = () => {};
const writeLine = (details: object, text: string) =>
  process.stderr.write(`${text} ${JSON.stringify(details)}\n`);
// A minimal logger.
const log = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: writeLine, fatal: writeLine },
} as unknown as Parameters<typeof openRemotes>[1]['log'];
const metrics = createMetrics();
const token = createServerToken(config);
const entry = async () => entryServer;
const assets = await loadShellAssets(clientDir);
const setting = {
  site: { origin: 'http://localhost', keepsPages: false },
  shellVersion: 'bench',
  showsFaults: false,
  assets: () => assets.public,
};
const remotes = await openRemotes(
  { config, clientDir, entry, rendererProgram: resolve(root, 'shell/dist/renderer/renderer.js') },
  {
    contract: null,
    token,
    metrics,
    log,
    createRenderSettings: (all) => createRenderSettings(setting, all),
    onSwitch() {},
    onCrash() {},
  },
);
const readCache = createReadCache();
readCache.setConnected(true);
const builds = createServerBuilds({
  releasesDir: config.releasesDir,
  cacheDir: config.serverCacheDir,
  program: null,
});
const visitors = () => remotes.releases().filter(({ manifest }) => manifest.base === '');

/** The last page's elements, for React alone to render again. */
let drawn: DocumentInput | null = null;
const watched: typeof entryServer = {
  ...entryServer,
  renderDocument(input) {
    drawn = input;
    return entryServer.renderDocument(input);
  },
};
const depsWith = (pages: RemotePages): RenderDeps => ({
  apiUrl: config.apiUrl,
  internalToken: config.internalToken,
  siteOrigin: 'http://localhost',
  ...setting,
  entry,
  remotes: pages,
  readCache,
  token,
  log,
  onFault() {},
});
const isolated = depsWith(remotes.pages);
const own = depsWith(
  createSourcePages({ entry: async () => watched, builds, loadSources: () => null }),
);
async function render(deps: RenderDeps, target: string) {
  const page = await renderPage(deps, {
    target,
    address: OURSELVES,
    network: OURSELVES,
    releases: visitors(),
  });
  if (page.status !== 200) throw new Error(`${target} was answered with ${page.status}`);
}

/** Milliseconds per page: in the renderer process, in this process, and with React alone. */
async function timePage(target: string) {
  await render(own, target);
  const input = drawn;
  if (!input) throw new Error(`${target} was not rendered`);
  const ways = {
    page: () => render(isolated, target),
    'in one process': () => render(own, target),
    'React alone': () => entryServer.renderDocument(input),
  };
  const times: Record<keyof typeof ways, number[]> = {
    page: [],
    'in one process': [],
    'React alone': [],
  };
  // The first round warms up; interleaved, so that other load affects all of them.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [way, run] of Object.entries(ways) as [keyof typeof ways, () => unknown][])
      for (let time = 0; time < RENDERS; time++) {
        const started = performance.now();
        await run();
        if (round > 0) times[way].push(performance.now() - started);
      }
  return { target, times };
}

process.once('message', async (targets: string[]) => {
  const rows = [];
  for (const target of targets) rows.push(await timePage(target));
  process.send?.(rows);
});
process.once('disconnect', () => void remotes.close().then(() => process.exit(0)));
// Measuring starts once the API answers.
const ready = createPublicReads({
  ...config,
  token,
  requestId: randomUUID(),
  address: OURSELVES,
  signal: AbortSignal.timeout(10_000),
});
// The registry follows the API a moment later.
while (visitors().length === 0) await setTimeout(100);
process.send?.({ ready: (await ready('/api/ap/news?perpage=1')).status });
