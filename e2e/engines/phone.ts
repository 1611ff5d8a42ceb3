import { burger } from '@admissions/site-content';
import { expect } from '../fixtures/test.ts';
import type { Hands } from './hands.ts';
import { keepPicture } from './pictures.ts';
import type { Tab } from './tab.ts';
import { PHONE, SIZE, until } from './tab.ts';

/** At a phone's width: the menu opens, leads on, and closes on the strip beside it. */
export async function walkOnPhone(tab: Tab, hands: Hands): Promise<void> {
  const isOpen = () => tab.run(() => document.querySelector('dialog[open]') !== null);
  const width = await tab.resize(PHONE);
  try {
    // WebKitGTK's own browser keeps its window at 447.
    expect(width).toBeLessThanOrEqual(480);
    for (const path of ['/nowhere', '/news']) {
      await hands.open(path);
      expect(
        await tab.run(() => document.documentElement.scrollWidth - innerWidth),
        `${path}: sideways`,
      ).toBeLessThanOrEqual(0);
      // That a page is not there is no error of its own.
      if (path === '/nowhere') await tab.takeErrors();
    }
    await keepPicture(tab, 'phone-news');
    await hands.press('header button', '開啟選單');
    await until(`${tab.engine}: the menu is open`, isOpen);
    await keepPicture(tab, 'phone-menu');
    const [{ title, links }] = burger.groups;
    await hands.press('dialog[open] button', title['zh-TW']);
    await hands.press('dialog[open] a', links[1].label['zh-TW']);
    await until(`${tab.engine}: the link leads on`, () =>
      tab.run((href) => location.pathname + location.hash === href, links[1].href),
    );
    await until(`${tab.engine}: and closes the menu`, async () => !(await isOpen()));

    // The way down to the link's place may have taken the header along.
    await hands.open('/news');
    await hands.press('header button', '開啟選單');
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
