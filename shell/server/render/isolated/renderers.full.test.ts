import { readFile, rm } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../base/metrics.ts';
import { writeRelease } from '../../testing/release.ts';
import { buildRenderer } from '../../testing/renderer.ts';
import type { PageReads, RenderSettings } from '../render-job.ts';
import { createServerBuilds } from '../server-builds.ts';
import { createRenderers, type Renderers } from './renderers.ts';

const places = { request: 'REQUEST', origin: 'ORIGIN' };
let program: string;
let renderers: Renderers;
let served: Release[] = [];
let earlier: Release[] = [];
let metrics: ReturnType<typeof createMetrics>;
const lines: string[] = [];
let fallen: string[] = [];
const log = (details: object, message: string) =>
  void lines.push(`${message} ${JSON.stringify(details)}`);

beforeAll(async () => {
  program = await buildRenderer();
}, 60_000);
afterAll(() => rm(dirname(program), { recursive: true, force: true }));
const temp = openTempFolder();
beforeEach(async () => {
  lines.length = 0;
  fallen = [];
  earlier = [];
  metrics = createMetrics();
  renderers = createRenderers({
    program,
    builds: createServerBuilds({
      releasesDir: join(temp.path, 'releases'),
      cacheDir: join(temp.path, 'cache'),
      program,
    }),
    served: () => served,
    earlier: () => earlier,
    verify: async () => {},
    size: 1,
    createOwnReads: () => reads(),
    onSwitch: () => {},
    onCrash: ({ manifest }) => void fallen.push(manifest.version),
    log: { info: log, warn: log, error: log } as never,
    metrics,
  });
});
afterEach(async () => {
  renderers.close();
  metrics.close();
});

const requestedPaths: string[] = [];
const reads = (signal = new AbortController().signal) => ({
  signal,
  async read(path: string) {
    requestedPaths.push(path);
    const body = Buffer.from(JSON.stringify({ errorCode: 1, data: { list: [] } }));
    return { status: 200, headers: {}, body };
  },
});
/** A release with one page: `loader` and `body` are function texts, `top` runs on import. */
async function release({
  version = '1.0.0',
  top = '',
  loader = '() => null',
  body = "() => 'the page'",
}: Partial<Record<'version' | 'top' | 'loader' | 'body', string>>): Promise<Release> {
  return writeRelease(join(temp.path, 'releases'), {
    version,
    claims: [{ path: '/', query: {} }],
    files: {
      'server/remote.js': `${top}
export const contract = '2';
export const routes = [{ id: 'mf_public/page', index: true, loader: ${loader}, Component: ${body} }];`,
    },
  });
}
const setting = (one: Release): RenderSettings => ({
  releases: [one],
  assets: { entry: '/assets/e.js', preload: [], css: [], integrity: { '/assets/e.js': 'x' } },
  site: { origin: '', keepsPages: false },
  shellVersion: 'v',
  showsFaults: false,
  mark: 'MARK',
  placeholders: places,
});
async function view(one: Release, access: PageReads = reads()) {
  const page = await renderers.write(one, setting(one), { url: 'http://site.example/' }, access);
  return { ...page, html: page.body };
}
const whyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it was written',
    (error: Error) => error.message,
  );
/** How often a renderer of 1.0.0 has started. */
const starts = () =>
  /renderer_starts_total\{remote="mf_public",version="1\.0\.0"\} (\d+)/.exec(metrics.text())?.[1];
const readPid = () => Number(/"pid":(\d+)/.exec(lines.join('\n'))?.[1]);
/** Reads the command line of the renderer now running, for as long as it lives. */
function commandOfRenderer() {
  const pid = readPid();
  return () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'gone');
}
async function serve(faults: Parameters<typeof release>[0]): Promise<Release> {
  const one = await release(faults);
  served = [one];
  return one;
}

describe('renderer', () => {
  test('renders a page and reads public data through the shell', async () => {
    const one = await serve({ body: "() => 'text of the page'" });
    requestedPaths.length = 0;
    const page = await view(one);
    expect(page.status).toBe(200);
    expect(requestedPaths.toSorted()).toEqual([
      expect.stringContaining('/api/ap/setting/block_list?'),
      '/api/ap/setting/footer_info',
      '/api/ap/setting/menu_info',
      '/api/ap/setting/office_info',
    ]);
    expect(page.html).toMatch(/<main[\s\S]*text of the page/);
    expect(page.html).not.toContain('nonce');
    expect(page.hashes.script.length).toBeGreaterThan(0);
    expect((await renderers.routes(one)).map(({ id, index }) => [id, index])).toEqual([
      ['mf_public/page', true],
    ]);
  });
  test('has a lower priority than the shell', async () => {
    await view(await serve({}));
    expect(getPriority(readPid())).toBe(Math.min(getPriority() + 5, 19));
  });
  test.each([
    ['throws', "throw new Error('broken at import');", /broken at import/],
    ['ends the process', 'process.exit(7);', /ended with 7/],
  ])('is refused if its remote %s on import', async (_name, top, expected) => {
    expect(await whyOf(renderers.routes(await serve({ top })))).toMatch(expected);
  });
  test('survives an unhandled rejection and logs it', async () => {
    const one = await serve({
      body: "() => { Promise.reject(new Error('nobody waits')); return 'written'; }",
    });
    expect((await view(one)).html).toContain('written');
    expect((await view(one)).html).toContain('written');
    await expect.poll(() => lines.join('\n')).toContain('nobody waits');
    expect(starts()).toBe('1');
  });
  test('is killed in an endless loop, and the next page gets another', async () => {
    const one = await serve({
      top: 'let times = 0;',
      loader: '({ request }) => { if (times++ === 0) while (true); return null; }',
    });
    expect(await whyOf(view(one))).toMatch(/loop was blocked/);
    served = [one];
    expect(metrics.text()).toContain('why="stuck"} 1');
  });
  test('ends a page that suspends forever and continues with others', async () => {
    const one = await serve({
      top: 'let times = 0;',
      body: "() => { if (times++ === 0) throw new Promise(() => {}); return 'drawn'; }",
    });
    const [first, second] = await Promise.all([
      whyOf(view(one)),
      new Promise((resolve) => setTimeout(resolve, 200)).then(() => view(one)),
    ]);
    expect(first).toMatch(/waits while it is drawn/);
    expect(second.html).toContain('drawn');
    expect(starts()).toBe('1');
  });
  test('is not used after three crashes, and the previous release renders instead', async () => {
    const before = await release({ version: '0.9.0', body: "() => 'as before'" });
    earlier = [before];
    const one = await serve({ version: '1.0.0', loader: '() => process.exit(1)' });
    expect(renderers.candidates(one).map(({ manifest }) => manifest.version)).toEqual([
      '1.0.0',
      '0.9.0',
    ]);
    for (let time = 0; time < 3; time++) expect(await whyOf(view(one))).toMatch(/ended with 1/);
    await expect
      .poll(() => renderers.inUse(served).map(({ manifest }) => manifest.version))
      .toEqual(['0.9.0']);
    expect(renderers.candidates(one)).toEqual([before]);
    const startsBefore = starts();
    expect(await whyOf(renderers.routes(one))).toMatch(/crashed too often/);
    expect(starts()).toBe(startsBefore);
    expect(metrics.text()).toContain(
      'shell_renderer_circuit_open{remote="mf_public",version="1.0.0"} 1',
    );
    // The next release starts without crashes.
    const next = await serve({ version: '1.1.0', body: "() => 'mended'" });
    expect(renderers.inUse(served)).toEqual([next]);
    expect((await view(next)).html).toContain('mended');
  });
  test('of a canary falls back to the stable release, which continues', async () => {
    const stable = await release({ body: "() => 'as ever'" });
    const canary = await release({ version: '1.1.0', loader: '() => process.exit(1)' });
    served = [stable, canary];
    earlier = [stable];
    expect((await view(stable)).html).toContain('as ever');
    for (let time = 0; time < 3; time++) await whyOf(view(canary));
    const versions = (of: Release) => renderers.inUse([of]).map(({ manifest }) => manifest.version);
    await expect.poll(() => versions(canary)).toEqual(['1.0.0']);
    expect(versions(stable)).toEqual(['1.0.0']);
    expect(fallen).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    expect((await view(stable)).html).toContain('as ever');
    expect(starts()).toBe('1');
  });
  test('is killed in an endless loop even after its release was dropped', async () => {
    const one = await serve({
      loader: '() => { setTimeout(() => { while (true); }, 4000); return null; }',
    });
    await view(one);
    const command = commandOfRenderer();
    await new Promise((resolve) => setTimeout(resolve, 4500));
    renderers.close();
    await expect.poll(command).toBe('gone');
  });
  test('exits when the shell closes the channel', async () => {
    const one = await serve({});
    await renderers.routes(one);
    const command = commandOfRenderer();
    expect(await command()).toContain('renderer');
    renderers.close();
    await expect.poll(command).toBe('gone');
  });
});
