import type { LaunchOptions } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { walkOnPhone } from './phone.ts';
import {
  pasteLinks,
  searchTranslatedPages,
  signInWithoutCookies,
  typeTelephones,
} from './real-input.ts';
import { registerStaffDay } from './staff-day.ts';
import { PHONE, SIZE, type Tab, until } from './tab.ts';
import { createUserActions, signIn, type UserActions } from './user-actions.ts';
import { VISITORS } from './visitors.ts';

const PAGES = [
  '/',
  '/news',
  '/newsCont?id=1',
  '/admissions',
  '/bachelor',
  '/camp',
  '/360tours',
  '/studying',
  '/life',
  '/formTeacher',
];

/** Shared walkthrough of all engines; `open` returns a window. */
export function registerWalkthrough(
  engine: string,
  missing: string | null,
  open: (options: LaunchOptions, refusesCookies?: boolean) => Promise<Tab>,
): void {
  test.describe.configure({ mode: 'serial' });
  test.describe(engine, () => {
    // biome-ignore lint/suspicious/noSkippedTests: an engine that is not to be had is counted as skipped
    test.skip(missing !== null, missing ?? '');
    let tab: Tab;
    let user: UserActions;
    test.beforeAll(async ({ product, launchOptions }) => {
      tab = await open(launchOptions);
      user = createUserActions(tab, product.url);
    });
    test.afterAll(() => tab?.close());

    test(`in ${engine}, pages hydrate without an error`, async () => {
      for (const path of PAGES) {
        await user.open(path);
        expect(await tab.takeErrors(), path).toEqual([]);
        expect(
          await tab.run(() => document.documentElement.scrollWidth - innerWidth),
          `${path}: horizontal overflow`,
        ).toBeLessThanOrEqual(0);
      }
    });

    test(`in ${engine}, at phone width the menu opens, navigates and closes on its strip`, async () => {
      await walkOnPhone(tab, user);
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, read pages work offline and other pages show a notice`, async ({
      product,
    }) => {
      await user.open('/news');
      await until(`${engine}: the page is cached`, () =>
        tab.run(async () => (await caches.match('/news', { ignoreVary: true }))?.ok),
      );
      await product.stopShell();
      try {
        await tab.goTo(`${product.url}/news`);
        await user.waitForText('校園新聞');
        await tab.goTo(`${product.url}/traffic`);
        await user.waitForText('這一頁要連上網路才看得到');
      } finally {
        await product.startShell();
      }
      await user.open('/traffic');
      await tab.takeErrors();
    });

    test(`in ${engine}, going back from another document restores the position without the menu`, async () => {
      await user.open('/newsCont?id=1');
      // The header hides on scrolling down and returns on scrolling up.
      await tab.run(async () => {
        for (const top of [600, 400]) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      await user.press('header button', '開啟選單');
      await until(`${engine}: the menu is open`, () =>
        tab.run(() => document.querySelector('dialog[open]') !== null),
      );
      await user.open('/admissions');
      await tab.run(() => void setTimeout(() => history.back()));
      await until(`${engine}: the page is there again`, () =>
        tab.run(() => location.pathname === '/newsCont'),
      );
      await until(`${engine}: at its position`, () => tab.run(() => scrollY === 400));
      expect(await tab.run(() => document.querySelector('dialog[open]'))).toBe(null);
    });

    test(`in ${engine}, a new page can be clicked during the view transition`, async () => {
      await user.open('/news');
      await tab.run(recordClickTarget);
      await user.press('main h2 a', '…');
      const target = await until(`${engine}: the pages change`, () =>
        tab.run(() => document.documentElement.dataset.clickTarget),
      );
      expect(target).toBe('H1');
    });

    for (const [name, walk] of Object.entries(VISITORS))
      test(`in ${engine}, ${name}`, async ({ manager }) => {
        await tab.resize(PHONE);
        try {
          await walk({ tab, user, manager });
        } finally {
          await tab.resize(SIZE);
        }
        expect(await tab.takeErrors()).toEqual([]);
      });

    test(`in ${engine}, pages that the browser translated can be searched`, () =>
      searchTranslatedPages(tab, user));

    test(`in ${engine}, a telephone number is shown as it will be sent`, () =>
      typeTelephones(tab, user));

    test(`in ${engine}, a film plays after one click and shows its captions`, async () => {
      await user.open('/video');
      await user.press('main li h3 a', '…');
      await until(`${engine}: it plays with captions`, () => tab.run(isPlayedWithCaptions));
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, a visitor looks around in 360 degrees`, async () => {
      await user.open('/360tours');
      await user.press('button', '開始環景導覽');
      await until(`${engine}: the panorama is drawn`, () =>
        tab.run(() => document.querySelector('section[data-drawn] canvas') !== null),
      );
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, an editor signs in, opens a list, changes an entry and saves it`, async ({
      product,
      manager,
    }) => {
      // Short: every engine adds to the same title, which has a limit.
      const title = `${engine}${Date.now().toString(36)}`;
      await tab.goTo(`${product.url}/admin/login`);
      await user.waitForText('密碼');
      await signIn(user, product.admin);
      await tab.goTo(`${product.url}/admin/news/list`);
      await user.waitForText('選取本頁');
      await user.press('main tbody a', '…');
      await user.waitForText('發布設定');
      await user.fill('標題…', title);
      await user.press('main button', '更新');
      await until(`${engine}: the API has the title`, async () => {
        await tab.run(publishAnyway);
        return (await manager.list(`/api/admin/news/news_list?text=${title}`)).length === 1;
      });
      expect(await tab.takeErrors()).toEqual([]);
      for (const path of ['/admin/forms/visit_list', '/admin/account/list']) {
        await tab.goTo(product.url + path);
        await until(`${engine}: ${path} shows its rows`, () =>
          tab.run(() => document.querySelectorAll('main tbody tr').length > 2),
        );
        expect(await tab.takeErrors(), path).toEqual([]);
      }
      await expectTransition(tab, user);
      await user.press('header button', '搜尋…');
      await until(`${engine}: the search field has the focus`, () =>
        tab.run(() => document.activeElement?.closest('dialog[open]') !== null),
      );
      await tab.type('校園');
      await until(`${engine}: the first result is fully visible`, () =>
        tab.run(isFirstResultVisible),
      );
    });

    test(`in ${engine}, pasted addresses end before Chinese punctuation and leave redirects out`, ({
      product,
    }) => pasteLinks(tab, user, product.url));

    test(`in ${engine}, a sign-in without cookies is explained`, async ({
      product,
      launchOptions,
    }) => {
      const strict = await open(launchOptions, true);
      try {
        await signInWithoutCookies(strict, createUserActions(strict, product.url), product);
      } finally {
        await strict.close();
      }
    });

    test(`in ${engine}, scripts with a changed byte are not executed on any page`, async ({
      product,
      launchOptions,
    }) => {
      // A new browser, since cached scripts would not be requested.
      const fresh = await open(launchOptions);
      const restoreScripts = ['mf_public', 'mf_admin_forms'].map((remote) =>
        product.appendToScripts(remote, 'window.tampered = true;'),
      );
      try {
        const others = createUserActions(fresh, product.url);
        await others.open('/news');
        await others.waitForText('mf_public');
        expect(await fresh.run(() => 'tampered' in window)).toBe(false);
        await fresh.goTo(`${product.url}/admin/login`);
        await signIn(others, product.admin);
        await fresh.goTo(`${product.url}/admin/forms/visit_list`);
        await others.waitForText('mf_admin_forms');
        expect(await fresh.run(() => 'tampered' in window)).toBe(false);
      } finally {
        for (const restore of restoreScripts) restore();
        await fresh.close();
      }
    });
  });
  registerStaffDay(engine, missing, open);
}

/** Runs in the page: stores which element would receive a click on the new heading. */
function recordClickTarget() {
  const heading = () => document.querySelector('main h1');
  const before = heading()?.textContent;
  const check = () => {
    const now = heading();
    if (!now || now.textContent === before) return void requestAnimationFrame(check);
    const { left, top } = now.getBoundingClientRect();
    const found = document.elementFromPoint(left + 5, top + 5);
    document.documentElement.dataset.clickTarget =
      found?.closest('h1')?.tagName ?? found?.tagName ?? 'nothing';
  };
  if (!document.startViewTransition) return check();
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => setTimeout(check, 50));
    return transition;
  };
}

/** Runs in the page: whether the film plays with captions. */
function isPlayedWithCaptions(): boolean {
  const film = document.querySelector<HTMLVideoElement>('#player video');
  const [captions] = film?.textTracks ?? [];
  return film?.paused === false && captions?.mode === 'showing' && !!captions.activeCues?.length;
}

/** Runs in the page: whether the first result is fully visible. */
function isFirstResultVisible(): boolean {
  const [first] = document.querySelectorAll('dialog[open] [role=option]');
  const list = first?.closest('[aria-busy=false]');
  if (!first || !list) return false;
  const [own, room] = [first.getBoundingClientRect(), list.getBoundingClientRect()];
  return own.height > 0 && room.top <= own.top && own.bottom <= room.bottom;
}

/** The old screen of the back office leaves before the new one enters. */
async function expectTransition(tab: Tab, user: UserActions) {
  await tab.run(countTransitions);
  await user.press('nav a', '我的今天…');
  await until(`${tab.engine}: the screen changes with one transition`, () =>
    tab.run(
      () =>
        location.pathname === '/admin/dashboard' &&
        document.documentElement.dataset.transitions === '1',
    ),
  );
}

/** Runs in the page: counts view transitions from now on; 1 where there are none. */
function countTransitions() {
  const { dataset } = document.documentElement;
  const start = document.startViewTransition?.bind(document);
  let count = start === undefined ? 1 : 0;
  dataset.transitions = String(count);
  if (start !== undefined)
    document.startViewTransition = (update) => {
      dataset.transitions = String(++count);
      return start(update);
    };
}

/** Publishes despite check results, if any; returns whether it is done. */
function publishAnyway() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  buttons.find(({ textContent }) => textContent?.includes('仍要發布'))?.click();
}
