import type { Release } from '@admissions/protocol/releases';
import { expect, test } from '@playwright/test';
import { releaseFilesIn } from '../fixtures/release-files.ts';
import { type Deployment, startDeployment } from './deployment.ts';

// Two shells with separate disks: files named by one page may be requested from either.
const DEPLOY_COUNT = 3;
const CLIENT_COUNT = 8;
/** Concurrent requests of one page view. */
const CONNECTION_COUNT = 4;
/** Limit until a release is on every page view. */
const ROLLOUT_TIMEOUT_MS = 60_000;
let deployment: Deployment;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  deployment = await startDeployment({
    hasReplica: true,
    settings: { RATE_LIMIT: '1000000' },
  });
});
test.afterAll(async () => {
  await deployment?.stop();
});

/** Loads a page like a browser: document, release files, then all files that these name. */
async function view(): Promise<{ mark: string; faults: string[] }> {
  const answer = await fetch(`${deployment.url}/news`);
  const html = await answer.text();
  const faults: string[] = [];
  const named: string[] = [];
  for (const path of releaseFilesIn(html)) {
    const response = await fetch(deployment.url + path);
    if (response.status !== 200) faults.push(`${path} ${response.status}`);
    const { base, files }: Release = response.ok ? await response.json() : { files: {} };
    named.push(...Object.keys(files).map((file) => base + file));
  }
  if (named.length === 0) faults.push('/news names no release');
  const inDocument = html.match(/\/remotes\/[\w./@+-]+\.(?:js|css)/g) ?? [];
  if (inDocument.length === 0) faults.push('/news names no file of its remote');
  const files = [...new Set([...named, ...inDocument])];
  // The front limits connections per address, and all visitors share one here.
  const waiting = files.values();
  const fetchNext = async () => {
    for (const file of waiting) {
      const got = await fetch(deployment.url + file);
      await got.arrayBuffer();
      if (got.status !== 200) faults.push(`${file} ${got.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTION_COUNT }, fetchNext));
  if (answer.status !== 200) faults.push(`/news ${answer.status}`);
  const marks = [...new Set(html.match(/Mark\d{3}/g) ?? [])];
  if (marks.length > 1) faults.push(`/news has ${marks.join(' and ')}`);
  return { mark: marks[0] ?? '', faults };
}

test(`${DEPLOY_COUNT} releases with ${CLIENT_COUNT} visitors and two shells break no page view`, async () => {
  test.setTimeout(ROLLOUT_TIMEOUT_MS * (DEPLOY_COUNT + 1));
  const faults: string[] = [];
  let views = 0;
  let isOver = false;
  const clients = Array.from({ length: CLIENT_COUNT }, async () => {
    while (!isOver) {
      const seen = await view().catch((error: Error) => ({ mark: '', faults: [error.message] }));
      faults.push(...seen.faults);
      views++;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  try {
    for (let deploy = 1; deploy <= DEPLOY_COUNT; deploy++) {
      const mark = `Mark${String(deploy).padStart(3, '0')}`;
      await deployment.ship('mf_public', { version: `2.0.${deploy}`, mark });
      for (const shell of ['shell', 'replica'] as const)
        await expect
          .poll(() => deployment.logOf(shell), { timeout: ROLLOUT_TIMEOUT_MS })
          .toMatch(new RegExp(`"version":"2\\.0\\.${deploy}".*release in force`));
      await expect
        .poll(async () => (await view()).mark, { timeout: ROLLOUT_TIMEOUT_MS })
        .toBe(mark);
    }
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  console.log(`${views} views of ${CLIENT_COUNT} visitors during ${DEPLOY_COUNT} releases`);
  expect(views).toBeGreaterThan(DEPLOY_COUNT * CLIENT_COUNT);
  expect(faults).toEqual([]);
});
