import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { readConfig } from '../../shell/server/base/config.ts';
import { createMetrics } from '../../shell/server/base/metrics.ts';
import { createKeptReads } from '../../shell/server/cache/kept-reads.ts';
import type { RemotePages } from '../../shell/server/render/page-order.ts';
import { createPublicReads } from '../../shell/server/render/public-reads.ts';
import type { RenderDeps } from '../../shell/server/render/render-page.ts';
import { createSetting, renderPage } from '../../shell/server/render/render-page.ts';
import { createServerBuilds } from '../../shell/server/render/server-builds.ts';
import { createServerToken } from '../../shell/server/render/server-token.ts';
import { readShellAssets } from '../../shell/server/render/shell-assets.ts';
import { createSourcePages } from '../../shell/server/render/source-pages.ts';
import { openRemotes } from '../../shell/server/services/open-remotes.ts';
import type { DocumentInput } from '../../shell/src/entry-server.tsx';
import * as entryServer from '../../shell/src/entry-server.tsx';

/** What is asked of this program: pages by their address, and for how long each is rendered. */
interface Wanted {
  targets: string[];
  rounds: number;
  each: number;
  seconds: number;
  atOnce: number;
}

// The shell's rendering as it is, without its cache of pages: what pages read is kept, as in a shell whose content does not change.
const OURSELVES = '127.0.0.1';
const root = process.env.ADMISSIONS_ROOT || process.cwd();
const config = readConfig(process.env, root);
const clientDir = resolve(root, 'shell/dist/client');
const quiet = () => {};
const tell = (facts: object, text: string) =>
  process.stderr.write(`${text} ${JSON.stringify(facts)}\n`);
// The whole of a logger is not needed here.
const log = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: tell, fatal: tell },
} as unknown as Parameters<typeof openRemotes>[1]['log'];
const metrics = createMetrics();
const token = createServerToken(config);
const entry = async () => entryServer;
const assets = await readShellAssets(clientDir);
const setting = {
  site: { origin: 'http://localhost', keepsPages: false },
  shellVersion: 'bench',
  isProbed: false,
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
    createSetting: (all) => createSetting(setting, all),
    onSwitch() {},
    onFall() {},
  },
);
const keptReads = createKeptReads();
keptReads.setConnected(true);
const builds = createServerBuilds({
  releasesDir: config.releasesDir,
  cacheDir: config.serverCacheDir,
  program: null,
});
const visitors = () => remotes.releases().filter(({ manifest }) => manifest.base === '');

/** The page as it is drawn last, to be drawn again by React alone. */
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
  keptReads,
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

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] as number;

/** Milliseconds of one page alone: whole in a process for each remote, whole in this one, and what React takes for the same elements and data. */
async function timePage(target: string, { rounds, each }: Wanted) {
  await render(own, target);
  const input = drawn;
  if (!input) throw new Error(`${target} was not drawn`);
  const ways = {
    isolated: () => render(isolated, target),
    own: () => render(own, target),
    react: () => entryServer.renderDocument(input),
  };
  const found: Record<string, number[]> = {};
  // The first round is to warm up; ways take turns, so whatever else the machine does hits all of them.
  for (let round = 0; round <= rounds; round++)
    for (const [way, run] of Object.entries(ways))
      for (let time = 0; time < each; time++) {
        const started = performance.now();
        await run();
        if (round > 0) found[way] = [...(found[way] ?? []), performance.now() - started];
      }
  return Object.fromEntries(Object.entries(found).map(([way, times]) => [way, median(times)]));
}

/** Renders a second, so many at once. */
async function ratePage(deps: RenderDeps, target: string, { seconds, atOnce }: Wanted) {
  async function rateFor(limit: number) {
    const until = performance.now() + limit * 1000;
    let count = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (performance.now() < until) {
          await render(deps, target);
          count++;
        }
      }),
    );
    return count / limit;
  }
  await rateFor(0.5);
  return rateFor(seconds);
}

process.once('message', async (wanted: Wanted) => {
  const pages: Record<string, unknown> = {};
  for (const target of wanted.targets)
    pages[target] = {
      ...(await timePage(target, wanted)),
      rate: await ratePage(isolated, target, wanted),
      ownRate: await ratePage(own, target, wanted),
    };
  process.send?.(pages);
});
process.once('disconnect', () => void remotes.close().then(() => process.exit(0)));
// The API is asked once before anything is measured.
const ready = createPublicReads({
  ...config,
  token,
  requestId: randomUUID(),
  address: OURSELVES,
  signal: AbortSignal.timeout(10_000),
});
process.send?.({ ready: (await ready('/api/ap/news?perpage=1')).status });
