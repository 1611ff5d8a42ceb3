import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startCanary } from '@admissions/tools/channels';
import { plant, writePlanted } from '../../fixtures/planted-remote.ts';
import { runProduct } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

const REMOTE = { name: 'mf_fault_canary', path: 'fault-canary' };
const PERCENT = 30;

test('a canary goes to its share of the visitors, always the same, and is back by itself when a tenth of its pages fail', async ({
  browser,
}) => {
  const product = await runProduct({ settings: { RELEASE_FALLBACK: 'on' } });
  try {
    const { registryFile, releasesDir } = product;
    const read = async (path: string, bucket?: number) => {
      const headers = new Headers(bucket === undefined ? [] : [['cookie', `bucket=${bucket}`]]);
      const answer = await fetch(product.url + path, { headers });
      return { text: await answer.text(), cookie: answer.headers.get('set-cookie') };
    };
    await plant(product, { ...REMOTE, version: '1.0.0' });
    await expect
      .poll(async () => (await read('/fault-canary')).text, { timeout: 30_000 })
      .toContain('mf_fault_canary 1.0.0 writes');
    expect((await read('/fault-canary')).cookie).toBeNull();

    const canary = await writePlanted(releasesDir, {
      ...REMOTE,
      version: '1.1.0',
      loader: "() => { throw new Error('the planted mistake'); }",
    });
    await startCanary(registryFile, canary, { percent: PERCENT, reason: 'journey', by: 'ann' });
    await expect
      .poll(async () => (await read('/fault-canary')).cookie, { timeout: 30_000 })
      .toMatch(/^bucket=\d{1,2}; .*HttpOnly; SameSite=Lax$/);

    // Page, boot data and what tabs are told are of one release for each bucket.
    const own: number[] = [];
    for (let bucket = 0; bucket < 100; bucket++) {
      const { text, cookie } = await read('/fault-canary', bucket);
      const isCanary = text.includes('mf_fault_canary 1.1.0 writes');
      if (isCanary) own.push(bucket);
      const [version, other] = isCanary ? ['1.1.0', '1.0.0'] : ['1.0.0', '1.1.0'];
      expect(cookie).toBeNull();
      expect(text).toContain(`/remotes/mf_fault_canary/${version}/`);
      expect(text).not.toContain(`/remotes/mf_fault_canary/${other}/`);
      const told = JSON.parse((await read('/shell/releases', bucket)).text);
      expect(told.remotes.mf_fault_canary).toBe(version);
    }
    expect(own).toHaveLength(PERCENT);

    // A browser keeps its bucket, and its release also inside the page.
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const bucket = own[0] ?? 0;
    await context.addCookies([{ name: 'bucket', value: String(bucket), url: product.url }]);
    for (let visit = 0; visit < 3; visit++) {
      await page.goto('/fault-canary');
      await expect(page.getByText('mf_fault_canary 1.1.0 writes')).toBeVisible();
    }
    await context.close();

    // A tenth of the canary's pages fail.
    for (let view = 1; view <= 80; view++)
      await read(view % 10 === 0 ? `/fault-canary/fault?view=${view}` : '/fault-canary', bucket);
    const readLog = () => readFile(join(dirname(registryFile), 'registry-log.jsonl'), 'utf8');
    await expect.poll(readLog, { timeout: 30_000 }).toContain('"by":"automatic"');
    const [line] = (await readLog())
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
      .filter(({ by }) => by === 'automatic');
    expect(line).toMatchObject({
      remote: REMOTE.name,
      channel: 'canary',
      from: '1.1.0',
      to: '1.0.0',
    });
    expect(line.reason).toMatch(/^\d+ errors in \d+ pages/);
    await expect
      .poll(async () => (await read('/fault-canary', bucket)).text)
      .toContain('mf_fault_canary 1.0.0 writes');
  } finally {
    await product.stop();
  }
});
