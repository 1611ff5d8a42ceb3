import { expect, test } from '../../fixtures/test.ts';

test('a tab opened before a release still works with its own version', async ({
  page,
  product,
}) => {
  // Above the versions that open-tabs.full.spec.ts leaves.
  const mark = `Another${Date.now()}`;
  await page.goto('/');
  await product.releaseChanged('mf_public', { version: '3.0.0', mark });
  try {
    await expect.poll(async () => (await page.request.get('/news')).text()).toContain(mark);
    await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  } finally {
    await product.command('rollback', ['mf-public', '--from', '3.0.0', '--reason', 'test']);
  }
});
