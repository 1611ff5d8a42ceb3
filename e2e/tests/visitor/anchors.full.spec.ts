import { burger, menu } from '@admissions/site-content';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { COLLEGE_ANCHORS } from './public-pages.ts';

const ANCHORS = ['/admissions#div1', '/admissions#DIV1', ...COLLEGE_ANCHORS];
const MAX_TOP_PX = 200;

/** The anchor's target is below the header, near the top, and stays there. */
async function expectLanded(page: Page, address: string) {
  const heading = page.locator(new URL(address, 'http://site').hash.toLowerCase());
  await expect(heading, address).toBeAttached();
  const describePosition = async () => {
    const top = await heading.evaluate((element) =>
      Math.round(element.getBoundingClientRect().top),
    );
    const header = await page
      .getByRole('banner')
      .evaluate((element) => Math.max(0, Math.round(element.getBoundingClientRect().bottom)));
    return top >= header - 1 && top <= MAX_TOP_PX
      ? 'below the header'
      : `${top} with a header of ${header}`;
  };
  await expect.poll(describePosition, { message: address }).toBe('below the header');
  // Content drawn above it later must not move it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(await describePosition(), `${address}, a moment later`).toBe('below the header');
}

for (const [name, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test(`an address with an anchor opens at its target on a ${name}`, async ({ page }) => {
      test.slow();
      for (const address of ANCHORS) {
        // A new document each time, like a link from elsewhere.
        await page.goto('about:blank');
        await page.goto(address);
        await expectLanded(page, address);
      }
    });

    test(`the address of the cost calculator opens it below the header on a ${name}`, async ({
      page,
    }) => {
      await page.goto('/admissions#fees');
      const fees = page.locator('#fees');
      // Once opened, its placeholder is gone.
      await expect(fees.getByRole('radio').or(fees.getByRole('combobox')).first()).toBeVisible();
      const gap = () =>
        page.evaluate(() => {
          const top = document.getElementById('fees')?.getBoundingClientRect().top ?? 0;
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return Math.round(top - Math.max(0, header));
        });
      // Content above it is drawn gradually.
      await expect
        .poll(async () => {
          const room = await gap();
          return room >= 0 && room <= 20 ? 'right below' : room;
        })
        .toBe('right below');
    });
  });
}

test('menu and burger menu link to existing pages', async ({ page }) => {
  await openPage(page, '/news');
  await page.getByRole('button', { name: '開啟選單' }).click();
  const links = page.getByRole('dialog', { name: '選單' }).locator('a');
  const hrefOf = ({ href }: { href: string }): string => href;
  const expectedHrefs = [
    ...menu.flatMap((entry) => ('children' in entry ? entry.children.map(hrefOf) : [entry.href])),
    ...burger.groups.flatMap((group) => group.links.map(hrefOf)),
    ...burger.external.map(hrefOf),
  ];
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const href of expectedHrefs) expect(hrefs, href).toContain(href);
  const inside = [...new Set(expectedHrefs.filter((href) => href.startsWith('/')))];
  for (const href of inside) expect((await page.request.get(href)).status(), href).toBe(200);
});
