import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { expect, test } from '@playwright/test';
import { createProblems } from '../fixtures/problems.ts';
import { releaseFilesIn } from '../fixtures/release-files.ts';
import { type Deployment, startDeployment } from './deployment.ts';

// Two shells with separate disks: files named by one page may be requested from either.
// Ten page views per second go on during every test, and none may fail (`afterEach`).
const VIEW_INTERVAL_MS = 100;
/** Views that a disturbance must last for. */
const MIN_VIEWS = 50;
const HOUR_MS = 3_600_000;
const patient = { timeout: 60_000 };
const PAGES = ['/', '/news', '/newsCont?id=1', '/life', '/events', '/traffic', '/bachelor', '/yzu'];
const REMOTE = 'mf_public';

let deployment: Deployment;
/** Title of each page at the start. */
const titles = new Map<string, string>();
let views = 0;
let viewsBefore = 0;
const failedViews: string[] = [];
const openViews = new Set<Promise<void>>();
let timer: NodeJS.Timeout;
/** Patch number of the last release. */
let patch = 0;
const disk = () => join(deployment.folder, 'replica-data');

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  deployment = await startDeployment({ hasReplica: true, settings: { RATE_LIMIT: '1000000' } });
  for (const path of PAGES)
    titles.set(path, readTitle(await (await fetch(deployment.url + path)).text()));
  expect(new Set(titles.values()).size).toBe(PAGES.length);
  timer = setInterval(() => {
    const started = view(deployment.url, PAGES[views++ % PAGES.length] ?? '/')
      .then((found) => void failedViews.push(...found))
      .finally(() => openViews.delete(started));
    openViews.add(started);
  }, VIEW_INTERVAL_MS);
});
test.afterEach(async ({ page }, { title }) => {
  const problems = createProblems();
  problems.watch(page);
  await page.goto(`${deployment.url}/news`);
  await page.locator('html[data-hydrated]').waitFor();
  await Promise.all(openViews);
  console.log(`${views - viewsBefore} views: ${title}`);
  viewsBefore = views;
  expect(failedViews.splice(0)).toEqual([]);
  expect(problems.found).toEqual([]);
});
test.afterAll(async () => {
  clearInterval(timer);
  await Promise.all(openViews);
  for (const name of ['replica', 'shell'] as const) await deployment?.pause(name);
  unmountDisk();
  await deployment?.stop();
});

const readTitle = (html: string) =>
  (/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '').replace(/Mark\d{3}/, '');
const hash = (bytes: ArrayBuffer) =>
  `sha384-${createHash('sha384').update(Buffer.from(bytes)).digest('base64')}`;
const readMark = async (url: string) =>
  /Mark\d{3}/.exec(await (await fetch(`${url}/news`)).text())?.[0];

/** Loads a page, its releases and the files it names, and compares their hashes. Returns faults. */
async function view(url: string, path: string): Promise<string[]> {
  const found: string[] = [];
  try {
    const read = async (file: string) => {
      const answer = await fetch(url + file);
      const body = await answer.arrayBuffer();
      if (answer.status !== 200) found.push(`${path}: ${file} ${answer.status}`);
      return body;
    };
    const html = Buffer.from(await read(path)).toString('utf8');
    if (readTitle(html) !== titles.get(path)) found.push(`${path}: "${readTitle(html)}"`);
    const hashes: Record<string, string> = {};
    for (const file of releaseFilesIn(html)) {
      const { base, entry, files }: Release = JSON.parse(Buffer.from(await read(file)).toString());
      for (const [name, expected] of Object.entries(files)) hashes[base + name] = expected;
      if (!html.includes(base)) found.push(`${path}: ${file} of another release`);
      const entryFile = base + entry;
      if (hash(await read(entryFile)) !== hashes[entryFile]) found.push(`${path}: ${entryFile}`);
    }
    const named = new Set(html.match(/\/(?:remotes|assets)\/[\w./@+-]+\.(?:js|css)\b/g));
    if (named.size === 0 || Object.keys(hashes).length === 0) found.push(`${path}: no scripts`);
    for (const file of named) {
      const bytes = await read(file);
      // The hashes are those of scripts.
      if (/^\/remotes\/.*\.js$/.test(file) && hash(bytes) !== hashes[file])
        found.push(`${path}: ${file} is not of its release`);
    }
  } catch (error) {
    found.push(`${path}: ${error instanceof Error ? (error.cause ?? error) : error}`);
  }
  return found;
}
/** Resolves after further views. */
const viewMore = (until = views + MIN_VIEWS) =>
  expect.poll(() => views, patient).toBeGreaterThan(until);

const toMark = (number: number) => `Mark${String(number).padStart(3, '0')}`;
/** Releases the next version; resolves to its mark and the result. */
async function ship() {
  const mark = toMark(++patch);
  return { mark, ...(await deployment.ship(REMOTE, { version: `2.0.${patch}`, mark })) };
}
async function shipAndAdopt() {
  const { mark, code, output } = await ship();
  expect(code, output).toBe(0);
  await expectMark(mark);
}
const expectMark = async (mark: string | undefined) => {
  for (const url of [deployment.shellUrl, deployment.replicaUrl, deployment.url])
    await expect.poll(() => readMark(url), { ...patient, message: url }).toBe(mark);
};
async function restart(name: 'shell' | 'replica', settings?: Record<string, string>) {
  await deployment.pause(name, 'SIGKILL');
  await viewMore();
  await deployment.resume(name, settings);
}
function unmountDisk() {
  try {
    execFileSync('umount', [disk()], { stdio: 'ignore' });
  } catch {
    // Not mounted.
  }
}
/** Settings that give a process a wrong clock, by a preloaded module. */
const withClock = (byMs: number) => {
  const program = `const now = Date.now; Date.now = () => now() + ${byMs};
globalThis.Date = new Proxy(Date, { construct: (type, given, target) =>
  Reflect.construct(type, given.length ? given : [type.now()], target) });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

test('three releases and a rollback fail no page view', async () => {
  for (let count = 0; count < 3; count++) await shipAndAdopt();
  expect(await deployment.rollBack(REMOTE, '2.0.3')).toBe(200);
  await expectMark(toMark(2));
});

for (const name of ['shell', 'replica'] as const)
  test(`a killed shell (${name}) and its restart fail no page view`, async () => {
    await restart(name);
    await viewMore();
  });

test('a killed API, and a shell killed and restarted meanwhile, fail no page view', async () => {
  await deployment.pause('api', 'SIGKILL');
  await viewMore();
  await restart('replica');
  await viewMore();
  await deployment.resume('api');
  await shipAndAdopt();
});

test('a full disk of one shell fails no page view; it adopts the release when there is space', async () => {
  await deployment.pause('replica', 'SIGKILL');
  await rm(disk(), { recursive: true });
  await mkdir(disk());
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk()], { stdio: 'ignore' });
  } catch {
    test.info().skip(true, 'Only root on Linux can mount a small disk.');
  } finally {
    await deployment.resume('replica');
  }
  const filler = join(disk(), 'filler');
  expect(() => execFileSync('sh', ['-c', 'cat /dev/zero > "$0"', filler])).toThrow('No space left');
  const { mark, code, output } = await ship();
  expect([code, output]).toEqual([1, expect.stringMatching(/refused it: .*no space left/i)]);
  await expect.poll(() => readMark(deployment.url), patient).toBe(mark);
  expect(await readMark(deployment.replicaUrl)).not.toBe(mark);
  await viewMore();
  await rm(filler);
  await expectMark(mark);
  expect((await readdir(disk())).sort()).toEqual(['registry.json', 'releases']);
});

test('a damaged copy of the current release fails no page view; its shell fetches it again', async () => {
  const version = `2.0.${patch}`;
  await deployment.pause('replica', 'SIGKILL');
  const folder = join(disk(), 'releases', REMOTE, version);
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.js(\.br|\.gz)?$/.test(file)) await appendFile(join(folder, file), 'damaged');
  await truncate(join(disk(), 'registry.json'), 99);
  await deployment.resume('replica');
  expect(await view(deployment.replicaUrl, '/news')).toEqual([]);
  await expectMark(toMark(patch));
});

test('clocks an hour ahead and an hour behind fail no page view', async () => {
  await restart('replica', withClock(HOUR_MS));
  await restart('shell', withClock(-HOUR_MS));
  await shipAndAdopt();
  expect(await deployment.rollBack(REMOTE, `2.0.${patch}`)).toBe(200);
  await expectMark(toMark(patch - 1));
});
