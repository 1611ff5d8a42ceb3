import { burger } from '@admissions/site-content';
import { expect } from '../fixtures/test.ts';
import { PHONE, SIZE, type Tab, until } from './tab.ts';
import type { UserActions } from './user-actions.ts';

/** At phone width the menu opens, navigates, and closes on the strip beside it. */
export async function walkOnPhone(tab: Tab, user: UserActions): Promise<void> {
  const isOpen = () => tab.run(() => document.querySelector('dialog[open]') !== null);
  const width = await tab.resize(PHONE);
  try {
    // WebKitGTK's own browser has a minimum width of 447.
    expect(width).toBeLessThanOrEqual(480);
    for (const path of ['/nowhere', '/news']) {
      await user.open(path);
      expect(
        await tab.run(() => document.documentElement.scrollWidth - innerWidth),
        `${path}: sideways`,
      ).toBeLessThanOrEqual(0);
      // The 404 status is logged as an error.
      if (path === '/nowhere') await tab.takeErrors();
    }
    await user.press('header button', '開啟選單');
    await until(`${tab.engine}: the menu is open`, isOpen);
    const [{ title, links }] = burger.groups;
    await user.press('dialog[open] button', title['zh-TW']);
    await user.press('dialog[open] a', links[1].label['zh-TW']);
    await until(`${tab.engine}: the link leads on`, () =>
      tab.run((href) => location.pathname + location.hash === href, links[1].href),
    );
    await until(`${tab.engine}: and closes the menu`, async () => !(await isOpen()));

    // The scroll to the anchor may have hidden the header.
    await user.open('/news');
    await user.press('header button', '開啟選單');
    await until(`${tab.engine}: the menu is open again`, isOpen);
    const strip = await until(`${tab.engine}: a strip stays beside it`, () =>
      tab.run(
        () => document.querySelector('dialog[open] > *')?.getBoundingClientRect().left || null,
      ),
    );
    await tab.clickAt(strip / 2, PHONE.height / 2);
    await until(`${tab.engine}: the menu is closed`, async () => !(await isOpen()));
  } finally {
    await tab.resize(SIZE);
  }
}
