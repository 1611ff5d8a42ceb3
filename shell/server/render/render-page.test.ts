import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@admissions/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createKeptReads } from '../cache/kept-reads.ts';
import { EMPTY_PAGE } from '../cache/packed-page.ts';
import { writeRelease } from '../testing-release.ts';
import { renderDepsWith } from '../testing-render-deps.ts';
import type { PageReads } from './page-order.ts';
import type { ReadAnswer } from './public-reads.ts';
import { renderPage } from './render-page.ts';

const NETWORK = '127.0.0.1';
const WRITTEN = {
  status: 200,
  body: EMPTY_PAGE,
  hashes: { script: [], style: [] },
  isDegraded: false,
  faults: [],
};
let folder: string;
let release: Release;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-page-'));
  release = await writeRelease(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A shell whose pages read these paths; `ahead` is what came along with each of them. */
function openShell(paths: readonly string[]) {
  const keptReads = createKeptReads();
  keptReads.setConnected(true);
  const ahead: string[][] = [];
  async function write(reads: PageReads) {
    ahead.push([...(reads.ahead?.keys() ?? [])]);
    for (const path of paths) if (!reads.ahead?.has(path)) await reads.read(path);
    return { ...WRITTEN, reads: [...paths] };
  }
  const deps = renderDepsWith({
    keptReads,
    remotes: {
      inUse: (releases) => releases,
      routes: async () => [],
      candidates: (one) => [one],
      write: async (_release, _setting, _order, reads) => write(reads),
    },
  });
  return {
    ahead,
    keptReads,
    keep: (path: string, answer: Omit<ReadAnswer, 'text'>) =>
      keptReads.read(path, NETWORK, async () => ({ ...answer, text: '{}' })),
    render: (target: string, preview?: { token: string }) =>
      renderPage(deps, {
        target,
        address: NETWORK,
        network: NETWORK,
        releases: [release],
        ...(preview && { preview: preview as never }),
      }),
  };
}

describe('a page whose reads are not answered', () => {
  test('is drawn with what is there before its own time is over, and not kept', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answers: ReadAnswer[] = [];
      const deps = renderDepsWith({
        apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        remotes: {
          inUse: (releases) => releases,
          routes: async () => [],
          candidates: (one) => [one],
          async write(_release, _setting, _order, { read, signal }) {
            const asked = read('/api/ap/news');
            await vi.advanceTimersByTimeAsync(5500);
            answers.push(await asked);
            expect(signal.aborted).toBe(false);
            return WRITTEN;
          },
        },
      });
      const asked = { target: '/', address: NETWORK, network: NETWORK, releases: [release] };
      expect(await renderPage(deps, asked)).toMatchObject({ isDegraded: true, isPassing: true });
      expect(answers).toEqual([{ status: 0, text: '' }]);
    } finally {
      vi.useRealTimers();
      silent.closeAllConnections();
      silent.close();
    }
  });
});

describe('what a page read last time', () => {
  test('comes along with its next order as long as it is true, and what it depends on is said', async () => {
    const shell = openShell(['/api/ap/news', '/api/ap/banner']);
    await shell.keep('/api/ap/news', { status: 200, kinds: ['news.news'] });
    await shell.keep('/api/ap/banner', { status: 200, kinds: ['ad.banner'] });
    await shell.render('/');
    expect((await shell.render('/')).kinds).toEqual(['news.news', 'ad.banner']);
    shell.keptReads.change(['ad.banner']);
    await shell.render('/?utm=1');
    expect(shell.ahead).toEqual([[], ['/api/ap/news', '/api/ap/banner'], ['/api/ap/news']]);
  });
  test('never comes along with a draft', async () => {
    const shell = openShell(['/api/ap/news']);
    await shell.keep('/api/ap/news', { status: 200, kinds: ['news.news'] });
    await shell.render('/');
    await shell.render('/', { token: 'secret' });
    expect(shell.ahead).toEqual([[], []]);
  });
});
