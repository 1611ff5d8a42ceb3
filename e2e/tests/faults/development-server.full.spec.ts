import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSharedObjects } from '../../fixtures/compare-shared-objects.ts';
import { startDevSite } from '../../fixtures/dev-site.ts';
import { root } from '../../fixtures/root.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGE = join(root, 'mf-public/src/features/news/news-page.tsx');

test('in development a page uses the shell’s singletons, and hot updates retain typed text', async ({
  page,
  problems,
}) => {
  // The bundler optimises packages during the first page view and reloads it.
  problems.allow(/504|Outdated|reported|Failed to|hydrat/i);
  const before = readFileSync(PAGE, 'utf8');
  const edit = (from: string, to: string) => {
    const now = readFileSync(PAGE, 'utf8');
    expect(now).toContain(from);
    writeFileSync(PAGE, now.replace(from, to));
  };
  const site = await startDevSite('mf-public');
  try {
    const main = page.getByRole('main');
    // A site without entries shows its filters only in a search.
    await page.goto(`${site.url}/news?title=x`, { timeout: 60_000 });
    await page.locator('html[data-hydrated]').waitFor({ timeout: 60_000 });
    const field = main.locator('input[name=title]');
    // Typed after the reloads of the bundler.
    await expect(async () => {
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.waitForLoadState('networkidle');
      await field.fill('打到一半');
      await expect(field).toHaveValue('打到一半', { timeout: 100 });
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    }).toPass({ timeout: 60_000 });

    await expectSharedObjects(page);
    edit('texts={TEXTS}', "texts={{ ...TEXTS, title: '甲' }}");
    await expect(main.getByRole('heading', { level: 1 })).toContainText('甲');
    await expect(field).toHaveValue('打到一半');

    edit('categories: categories ?? []', "categories: [{ id: 1, title: '乙類', count: 1 }]");
    await expect(main).toContainText('乙類');
    await expect(field).toHaveValue('打到一半');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  } finally {
    writeFileSync(PAGE, before);
    await site.stop();
  }
});
