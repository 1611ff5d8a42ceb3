import type { LaunchOptions } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { editTogether } from './editors.ts';
import { walkOnPhone } from './phone.ts';
import { saveScreenshot } from './save-screenshot.ts';
import type { Tab } from './tab.ts';
import { until } from './tab.ts';
import type { UserActions } from './user-actions.ts';
import { createUserActions, signIn } from './user-actions.ts';
import { bookAsParent, bookAsStudent, bookAsTeacher } from './visitors.ts';

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

/** What visitors and staff do, written once and done in every engine; `open` gives a window of it. */
export function registerWalkthrough(
  engine: string,
  missing: string | null,
  open: (options: LaunchOptions) => Promise<Tab>,
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

    test(`in ${engine}, pages come alive without an error`, async () => {
      for (const path of PAGES) {
        await user.open(path);
        expect(await tab.takeErrors(), path).toEqual([]);
        expect(
          await tab.run(() => document.documentElement.scrollWidth - innerWidth),
          `${path}: sideways`,
        ).toBeLessThanOrEqual(0);
        await saveScreenshot(tab, `page${path.replace(/\W+/g, '-')}`);
      }
    });

    test(`in ${engine}, at a phone’s width the menu opens, leads on, and closes on the strip beside it`, async () => {
      await walkOnPhone(tab, user);
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, what was read is there while the site is away, and the rest says so`, async ({
      product,
    }) => {
      await user.open('/news');
      await until(`${engine}: the page is kept`, () =>
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

    test(`in ${engine}, a page that was left for another document comes back at its place, without the menu over it`, async () => {
      await user.open('/newsCont?id=1');
      // The header leaves on the way down, and is there again on the way up.
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
      await tab.run(() => history.back());
      await until(`${engine}: the page is there again`, () =>
        tab.run(() => location.pathname === '/newsCont'),
      );
      await until(`${engine}: at its place`, () => tab.run(() => scrollY === 400));
      expect(await tab.run(() => document.querySelector('dialog[open]'))).toBe(null);
    });

    test(`in ${engine}, a page that has just come can be pressed while the one before it leaves`, async () => {
      await user.open('/news');
      await tab.run(recordClicks);
      await user.press('main h2 a', '…');
      const pressed = await until(`${engine}: the pages change`, () =>
        tab.run(() => document.documentElement.dataset.pressed),
      );
      expect(pressed).toBe('H1');
    });

    test(`in ${engine}, a student on a phone finds a department by a word and books a day`, async ({
      manager,
    }) => {
      await bookAsStudent({ tab, user, manager });
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, a parent reads what a year costs and signs up for the parents’ day`, async ({
      manager,
    }) => {
      await bookAsParent({ tab, user, manager });
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, a teacher books a visit of a class from the staff page`, async ({
      manager,
    }) => {
      await bookAsTeacher({ tab, user, manager });
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, a film plays by the press that led to it, and shows its captions`, async () => {
      await user.open('/video');
      await user.press('main li h3 a', '…');
      await until(`${engine}: it plays with captions`, () => tab.run(isPlayedWithCaptions));
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, a visitor looks around in 360 degrees`, async () => {
      await user.open('/360tours');
      await user.press('button', '開始環景導覽');
      await until(`${engine}: the place is drawn`, () =>
        tab.run(() => document.querySelector('section[data-drawn] canvas') !== null),
      );
      expect(await tab.takeErrors()).toEqual([]);
    });

    test(`in ${engine}, an editor signs in, opens a list, changes an entry and saves it`, async ({
      product,
      manager,
    }) => {
      // Short: every engine adds its own to one title, which has a limit.
      const title = `${engine}${Date.now().toString(36)}`;
      await tab.goTo(`${product.url}/admin/login`);
      await user.waitForText('密碼');
      await saveScreenshot(tab, 'admin-sign-in');
      await signIn(user, product.admin);
      await tab.goTo(`${product.url}/admin/news/list`);
      await user.waitForText('編輯內文');
      await saveScreenshot(tab, 'admin-list');
      await user.press('main a, main button', '編輯：…');
      await until(`${engine}: the form is there`, () =>
        tab.run(
          () =>
            location.pathname.endsWith('/edit') &&
            document.querySelector('main form input') !== null,
        ),
      );
      await saveScreenshot(tab, 'admin-form');
      await user.fill('標題…', title);
      await user.press('main button', '發布');
      await until(`${engine}: it is published`, () => tab.run(publishAnyway));
      await user.waitForText('已發布');
      expect(await tab.takeErrors()).toEqual([]);
      expect(await manager.list(`/api/admin/news/news_list?text=${title}`)).toHaveLength(1);
      for (const [name, path] of [
        ['inbox', '/admin/forms/visit_list'],
        ['accounts', '/admin/account/list'],
      ] as const) {
        await tab.goTo(product.url + path);
        await until(`${engine}: ${path} shows its rows`, () =>
          tab.run(() => document.querySelectorAll('main tbody tr').length > 2),
        );
        expect(await tab.takeErrors(), path).toEqual([]);
        await saveScreenshot(tab, `admin-${name}`);
      }
      await user.press('header button', '搜尋…');
      await until(`${engine}: the search takes what is typed`, () =>
        tab.run(() => document.activeElement?.closest('dialog[open]') !== null),
      );
      await tab.type('校園');
      await until(`${engine}: what is found is seen whole`, () => tab.run(isFirstFoundWhole));
    });

    test(`in ${engine}, two windows keep every typed word through schedule, lost network and restored version`, async ({
      product,
      manager,
      launchOptions,
    }) => {
      await editTogether({ product, manager, open: () => open(launchOptions) });
    });

    test(`in ${engine}, a script with a changed byte is not executed, neither a visitor’s nor the back office’s`, async ({
      product,
      launchOptions,
    }) => {
      // A browser that has fetched nothing yet: what it keeps it would not ask for.
      const fresh = await open(launchOptions);
      const repairs = ['mf_public', 'mf_admin_forms'].map((remote) =>
        product.tamper(remote, 'window.tampered = true;'),
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
        for (const repair of repairs) repair();
        await fresh.close();
      }
    });
  });
}

/** In the page: notes in the document what a press on the new page's heading would meet as soon as it is there, also in the middle of a transition. */
function recordClicks() {
  const heading = () => document.querySelector('main h1');
  const before = heading()?.textContent;
  const look = () => {
    const now = heading();
    if (!now || now.textContent === before) return void requestAnimationFrame(look);
    const { left, top } = now.getBoundingClientRect();
    const met = document.elementFromPoint(left + 5, top + 5);
    document.documentElement.dataset.pressed =
      met?.closest('h1')?.tagName ?? met?.tagName ?? 'nothing';
  };
  if (!document.startViewTransition) return look();
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => setTimeout(look, 50));
    return transition;
  };
}

/** In the page: whether its film is playing and words of its captions are on the screen. */
function isPlayedWithCaptions(): boolean {
  const film = document.querySelector<HTMLVideoElement>('#player video');
  const [captions] = film?.textTracks ?? [];
  return film?.paused === false && captions?.mode === 'showing' && !!captions.activeCues?.length;
}

/** In the page: whether nothing hides a part of the first that was found. */
function isFirstFoundWhole(): boolean {
  const [first] = document.querySelectorAll('dialog[open] [role=option]');
  const list = first?.closest('[aria-busy=false]');
  if (!first || !list) return false;
  const [own, room] = [first.getBoundingClientRect(), list.getBoundingClientRect()];
  return own.height > 0 && room.top <= own.top && own.bottom <= room.bottom;
}

/** Publishes in spite of what the checks found, should they ask; whether it is done. */
function publishAnyway(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  buttons.find(({ textContent }) => textContent?.includes('仍要發布'))?.click();
  return document.body.textContent?.includes('已發布') ?? false;
}
