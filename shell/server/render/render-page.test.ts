import type { Release } from '@admissions/protocol/releases';
import { openTempFolder, startServer } from '@admissions/tools/testing-node';
import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure } from '../../src/remotes/remote-failure.ts';
import type { ReadAnswer } from '../cache/public-reads.ts';
import { writeRelease } from '../testing/release.ts';
import { createRenderDeps } from '../testing/render-deps.ts';
import { renderPage } from './render-page.ts';

const NETWORK = '127.0.0.1';
const WRITTEN = {
  status: 200,
  body: '',
  hashes: { script: [], style: [] },
  isDegraded: false,
  faults: [],
};
let release: Release;
const temp = openTempFolder();
beforeEach(async () => {
  release = await writeRelease(temp.path);
});

test('a page without server build is the frame for the browser, and no fault', async () => {
  const onFault = vi.fn();
  const browserOnly = { ...release, manifest: { ...release.manifest, ssr: false } };
  const deps = createRenderDeps({
    onFault,
    remotes: {
      inUse: (releases) => releases,
      routes: async () => [],
      candidates: (one) => [one],
      write: () => Promise.reject(new RemoteFailure('mf_public', '1.0.0', 'no server build')),
    },
  });
  const request = { target: '/', address: NETWORK, network: NETWORK, releases: [browserOnly] };
  expect(await renderPage(deps, request)).toMatchObject({ status: 200, isDegraded: false });
  expect(onFault).not.toHaveBeenCalled();
});

test('a page is rendered without unanswered reads before its deadline, uncached', async () => {
  const { url: apiUrl } = await startServer(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers: ReadAnswer[] = [];
  const deps = createRenderDeps({
    apiUrl,
    remotes: {
      inUse: (releases) => releases,
      routes: async () => [],
      candidates: (one) => [one],
      async write(_release, _setting, _order, { read, signal }) {
        const answer = read('/api/ap/news');
        await vi.advanceTimersByTimeAsync(5500);
        answers.push(await answer);
        expect(signal.aborted).toBe(false);
        return WRITTEN;
      },
    },
  });
  const request = { target: '/', address: NETWORK, network: NETWORK, releases: [release] };
  expect(await renderPage(deps, request)).toMatchObject({
    isDegraded: true,
    isTemporary: true,
  });
  expect(answers.map(({ status }) => status)).toEqual([0]);
});
