import type { RemoteRecord } from '@admissions/protocol/releases';
import { RELEASE_ADMIN_PATHS } from '@admissions/protocol/releases';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';

const REMOTE = { name: 'mf_fault_canary', path: 'fault-canary' };
const PERCENT = 30;
const test = siteWith({ RELEASE_FALLBACK: 'on' });

test('a canary serves a fixed share of visitors and ends when a tenth of its pages fail', async ({
  browser,
  product,
  manager,
}) => {
  const read = async (path: string, bucket?: number) => {
    const headers = new Headers(bucket === undefined ? [] : [['cookie', `bucket=${bucket}`]]);
    const answer = await fetch(product.url + path, { headers });
    return { text: await answer.text(), cookie: answer.headers.get('set-cookie') };
  };
  const token = await addDeployToken(manager, REMOTE);
  await sendAsTeam(product.url, { ...REMOTE, version: '1.0.0' }, { token });
  expect((await read('/fault-canary')).text).toContain('mf_fault_canary 1.0.0 writes');
  expect((await read('/fault-canary')).cookie).toBeNull();

  const loader = "() => { throw new Error('the planted mistake'); }";
  const canary = { ...REMOTE, version: '1.1.0', loader };
  await sendAsTeam(product.url, canary, { token, canary: { percent: PERCENT } });
  expect((await read('/fault-canary')).cookie).toMatch(
    /^bucket=\d{1,2}; .*HttpOnly; SameSite=Lax$/,
  );

  // Page, boot data and change notifications of a bucket name one release.
  const canaryBuckets: number[] = [];
  for (let bucket = 0; bucket < 100; bucket++) {
    const { text, cookie } = await read('/fault-canary', bucket);
    const isCanary = text.includes('mf_fault_canary 1.1.0 writes');
    if (isCanary) canaryBuckets.push(bucket);
    const [version, other] = isCanary ? ['1.1.0', '1.0.0'] : ['1.0.0', '1.1.0'];
    expect(cookie).toBeNull();
    expect(text).toContain(`/remotes/mf_fault_canary/${version}/`);
    expect(text).not.toContain(`/remotes/mf_fault_canary/${other}/`);
    const releases = JSON.parse((await read('/shell/releases', bucket)).text);
    expect(releases.remotes.mf_fault_canary).toBe(version);
  }
  expect(canaryBuckets).toHaveLength(PERCENT);

  // A browser stays in its bucket, also on client-side navigation.
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const bucket = canaryBuckets[0] ?? 0;
  await context.addCookies([{ name: 'bucket', value: String(bucket), url: product.url }]);
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/fault-canary');
    await expect(page.getByText('mf_fault_canary 1.1.0 writes')).toBeVisible();
  }
  await context.close();

  for (let view = 1; view <= 80; view++)
    await read(view % 10 === 0 ? `/fault-canary/fault?view=${view}` : '/fault-canary', bucket);
  const readLine = async () => {
    const all = await manager.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list);
    const { log = [] } = all.find(({ remote }) => remote === REMOTE.name) ?? {};
    return log.find(({ by }) => by === 'automatic');
  };
  await expect.poll(readLine, { timeout: 30_000 }).toMatchObject({
    channel: 'canary',
    from: '1.1.0',
    to: '1.0.0',
    reason: expect.stringMatching(/^\d+ errors in \d+ pages/),
  });
  await expect
    .poll(async () => (await read('/fault-canary', bucket)).text)
    .toContain('mf_fault_canary 1.0.0 writes');
});
