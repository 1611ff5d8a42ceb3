import type { Release } from '@admissions/protocol/releases';
import { expect, test } from '@playwright/test';
import { releaseFilesIn } from '../fixtures/release-files.ts';
import { type Parts, startParts } from './parts.ts';

// Two shells behind the front, each with a disk of its own: what a page of the one names, its visitor may ask of the other.
const DEPLOYS = 3;
const CLIENTS = 8;
/** At the same time, for one view. */
const CONNECTIONS = 4;
/** How long (milliseconds) a release has to be on every page view. */
const LONGEST = 60_000;
let parts: Parts;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  parts = await startParts({
    hasReplica: true,
    settings: { RATE_LIMIT: '1000000', SIGNIN_LIMIT: '1000000' },
  });
});
test.afterAll(async () => {
  await parts?.stop();
});

/** A view as a browser has it: the document, what it has to know of its releases, then everything of the remote that these name. */
async function view(): Promise<{ mark: string; faults: string[] }> {
  const answer = await fetch(`${parts.url}/news`);
  const html = await answer.text();
  const faults: string[] = [];
  const named: string[] = [];
  for (const path of releaseFilesIn(html)) {
    const told = await fetch(parts.url + path);
    if (told.status !== 200) faults.push(`${path} ${told.status}`);
    const { base, files }: Release = told.ok ? await told.json() : { files: {} };
    named.push(...Object.keys(files).map((file) => base + file));
  }
  if (named.length === 0) faults.push('/news names no release');
  const inDocument = html.match(/\/remotes\/[\w./@+-]+\.(?:js|css)/g) ?? [];
  if (inDocument.length === 0) faults.push('/news names no file of its remote');
  const files = [...new Set([...named, ...inDocument])];
  // A few at a time: the front counts the connections of an address, and here all visitors have one.
  const waiting = files.values();
  const fetchNext = async () => {
    for (const file of waiting) {
      const got = await fetch(parts.url + file);
      await got.arrayBuffer();
      if (got.status !== 200) faults.push(`${file} ${got.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, fetchNext));
  if (answer.status !== 200) faults.push(`/news ${answer.status}`);
  const marks = [...new Set(html.match(/Mark\d{3}/g) ?? [])];
  if (marks.length > 1) faults.push(`/news has ${marks.join(' and ')}`);
  return { mark: marks[0] ?? '', faults };
}

test(`${DEPLOYS} releases beside ${CLIENTS} visitors and two shells: no view misses anything`, async () => {
  test.setTimeout(LONGEST * (DEPLOYS + 1));
  const faults: string[] = [];
  let views = 0;
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      const seen = await view().catch((error: Error) => ({ mark: '', faults: [error.message] }));
      faults.push(...seen.faults);
      views++;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  try {
    for (let deploy = 1; deploy <= DEPLOYS; deploy++) {
      const mark = `Mark${String(deploy).padStart(3, '0')}`;
      await parts.ship('mf_public', { version: `2.0.${deploy}`, mark });
      for (const shell of ['shell', 'replica'] as const)
        await expect
          .poll(() => parts.logOf(shell), { timeout: LONGEST })
          .toMatch(new RegExp(`"version":"2\\.0\\.${deploy}".*release in force`));
      await expect.poll(async () => (await view()).mark, { timeout: LONGEST }).toBe(mark);
    }
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  console.log(`${views} views of ${CLIENTS} visitors during ${DEPLOYS} releases`);
  expect(views).toBeGreaterThan(DEPLOYS * CLIENTS);
  expect(faults).toEqual([]);
});
