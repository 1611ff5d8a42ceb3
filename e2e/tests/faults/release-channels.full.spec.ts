import { readFile } from 'node:fs/promises';
import {
  RELEASE_ADMIN_PATHS,
  type Registry,
  type RemoteRecord,
} from '@admissions/protocol/releases';
import type { ApiClient } from '../../fixtures/api-client.ts';
import type { Product } from '../../fixtures/product.ts';
import { type Shell, startShell } from '../../fixtures/second-shell.ts';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';

// Two shells with separate disks, which judge releases by their visitors' errors.
const REMOTE = { name: 'mf_tried', path: 'tried' };
const FAULT = "() => { throw new Error('the planted mistake'); }";
const PERCENT = 30;
const patient = { timeout: 60_000 };

const SETTINGS = { RELEASE_FALLBACK: 'on' };

const test = siteWith(SETTINGS);
let first: Product;
let second: Shell;
let manager: ApiClient;
let token: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ product, manager: chief }) => {
  first = product;
  manager = chief;
  second = await startShell(product, SETTINGS);
  token = await addDeployToken(manager, REMOTE);
});
test.afterAll(() => second?.remove());

const shells = () => [first.url, second.url];
/** Sends a release; a faulty one has a failing page. */
const send = (
  { version, isBad = false }: { version: string; isBad?: boolean },
  options: Omit<Parameters<typeof sendAsTeam>[2], 'token'> = {},
) =>
  sendAsTeam(
    first.url,
    { ...REMOTE, version, ...(isBad && { loader: FAULT }) },
    { token, ...options },
  );
async function read(url: string, path: string, bucket: number): Promise<string> {
  const answer = await fetch(url + path, { headers: { cookie: `bucket=${bucket}` } });
  return answer.text();
}
/** Version that renders the page of a visitor. */
const readVersion = async (url: string, bucket = 0) =>
  /mf_tried (\S+) writes/.exec(await read(url, '/tried', bucket))?.[1];
/** Version by shell. */
const readAll = (bucket = 0) => Promise.all(shells().map((url) => readVersion(url, bucket)));
/** Visits one shell; every tenth view requests the page that may fail. */
async function visit(url: string, { bucket, views }: { bucket: number; views: number }) {
  for (let view = 1; view <= views; view++)
    await read(url, view % 10 === 0 ? `/tried/fault?view=${view}` : '/tried', bucket);
}
async function record(): Promise<RemoteRecord> {
  const all = await manager.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list);
  const found = all.find(({ remote }) => remote === REMOTE.name);
  if (!found) throw new Error(`there is no ${REMOTE.name}`);
  return found;
}
const readAutomatic = async () => (await record()).log.filter(({ by }) => by === 'automatic');
const readEntry = async (file: string) =>
  (JSON.parse(await readFile(file, 'utf8')) as Registry).remotes[REMOTE.name];
/** Buckets that one shell assigns to the canary. */
async function findShare(url: string, version: string): Promise<number[]> {
  const canaryBuckets: number[] = [];
  for (let bucket = 0; bucket < 100; bucket++)
    if ((await readVersion(url, bucket)) === version) canaryBuckets.push(bucket);
  return canaryBuckets;
}

test('a canary has the same share on every shell and ends everywhere when it fails on one', async () => {
  expect((await send({ version: '1.0.0' })).code).toBe(0);
  const sent = await send({ version: '1.1.0', isBad: true }, { percent: PERCENT });
  expect(sent.output).toContain('mf_tried 1.1.0 is the canary release.');
  expect(sent.output).toMatch(/^\S+-\d+, \S+-\d+: serves it\.$/m);
  expect(sent.code).toBe(0);
  const [own, other] = await Promise.all(shells().map((url) => findShare(url, '1.1.0')));
  expect([own?.length, other]).toEqual([PERCENT, own]);
  expect((await record()).shells.map(({ served }) => served?.canary?.version)).toEqual([
    '1.1.0',
    '1.1.0',
  ]);

  const bucket = own?.[0] ?? 0;
  await visit(second.url, { bucket, views: 80 });
  await expect.poll(() => readAll(bucket), patient).toEqual(['1.0.0', '1.0.0']);
  await expect.poll(async () => (await readAutomatic()).length, patient).toBe(1);
  const [line] = await readAutomatic();
  expect(line).toMatchObject({
    action: 'end_canary',
    channel: 'canary',
    from: '1.1.0',
    to: '1.0.0',
    figures: { release: { views: expect.any(Number), falls: 0 } },
  });
  expect(line?.reason).toMatch(/^\d+ errors in \d+ pages/);
  for (const file of [first.registryFile, second.registryFile])
    await expect.poll(async () => (await readEntry(file))?.canary, patient).toBeUndefined();
});
