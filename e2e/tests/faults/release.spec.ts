import { expect, test } from '../../fixtures/test.ts';

test('a new version is on the next page view without a restart, until its rollback', async ({
  page,
  product,
}) => {
  const mark = `Release${Date.now()}`;
  const shell = product.services.shell.pid;
  await page.goto('/news');
  await expect(page.getByRole('main')).not.toContainText(mark);

  await product.releaseChanged('mf_public', { version: '1.1.0', mark });
  await expect.poll(async () => (await page.request.get('/news')).text()).toContain(mark);
  await page.goto('/news');
  await expect(page.getByRole('main')).toContainText(mark);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  await expect(page.getByRole('main')).toContainText(mark);

  await product.command('rollback', ['mf-public', '--from', '1.1.0', '--reason', 'test']);
  await expect.poll(async () => (await page.request.get('/news')).text()).not.toContain(mark);
  await page.goto('/news');
  await expect(page.getByRole('main')).not.toContainText(mark);
  expect(product.services.shell.pid).toBe(shell);
});

test('a tab opened before a release still works with its own version', async ({
  page,
  product,
}) => {
  const mark = `Another${Date.now()}`;
  await page.goto('/');
  await product.releaseChanged('mf_public', { version: '1.2.0', mark });
  try {
    await expect.poll(async () => (await page.request.get('/news')).text()).toContain(mark);
    await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  } finally {
    await product.command('rollback', ['mf-public', '--from', '1.2.0', '--reason', 'test']);
  }
});
