import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const SCROLL_DEPTH_PX = 1500;
const TOLERANCE_PX = 60;
const depthOf = (page: Page) => page.evaluate(() => window.scrollY);

for (const path of ['/news', '/share', '/']) {
  test(`back and forward restore the position on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(async (depth) => {
      for (let top = 0; top <= depth; top += 500) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    }, SCROLL_DEPTH_PX);
    const before = await depthOf(page);
    expect(before).toBeGreaterThan(300);
    const link = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find((each) => {
        const box = each.getBoundingClientRect();
        return (
          box.top > 150 &&
          box.bottom < innerHeight - 50 &&
          new URL(each.href).pathname !== location.pathname
        );
      }),
    );
    await link.asElement()?.click();
    await expect.poll(() => depthOf(page)).toBeLessThan(TOLERANCE_PX);
    const there = page.url();
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await depthOf(page)) - before), { message: `back from ${there}` })
      .toBeLessThan(TOLERANCE_PX);
    await page.goForward();
    await expect(page).toHaveURL(there);
    await expect.poll(() => depthOf(page)).toBeLessThan(TOLERANCE_PX);
  });
}

test('scrolling to an anchor takes 1300 ms, none on a phone and with reduced motion', async ({
  page,
}) => {
  await page.goto('/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  const travel = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          let [last, since] = [scrollY, start];
          document.querySelector<HTMLAnchorElement>('main a[href="#div5"]')?.click();
          const sample = (now: number) => {
            if (scrollY !== last) [last, since] = [scrollY, now];
            if (now - since > 400 && scrollY > 0) resolve(since - start);
            else requestAnimationFrame(sample);
          };
          requestAnimationFrame(sample);
        }),
    );
  };
  const slow = await travel();
  expect(slow).toBeGreaterThan(1000);
  expect(slow).toBeLessThan(2000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await travel()).toBeLessThan(400);
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await travel()).toBeLessThan(400);
});

test('the previous page leaves before the new one enters', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moves = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement, target } = effect as KeyframeEffect;
          const { delay = 0, duration = 0 } = effect?.getTiming() ?? {};
          const name = pseudoElement ?? target?.localName;
          return name === 'main' || name === '::view-transition-old(page)'
            ? [[name, Number(delay), Number(delay) + Number(duration)]]
            : [];
        });
        document.documentElement.dataset.moves = JSON.stringify(moves);
      });
      return transition;
    };
  });
  await page.goto('/news');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('main').locator('a[href^="/newsCont"]').first().click();
  await expect(page).toHaveURL(/newsCont/);
  await expect(page.locator('html[data-moves]')).toBeAttached();
  const moves = await page.evaluate(
    () => JSON.parse(document.documentElement.dataset.moves ?? '[]') as [string, number, number][],
  );
  const old = moves.find(([pseudo]) => pseudo.includes('old'));
  const fresh = moves.find(([pseudo]) => pseudo === 'main');
  expect(old?.[2]).toBeGreaterThan(0);
  expect(fresh?.[1]).toBeGreaterThanOrEqual(old?.[2] ?? Number.POSITIVE_INFINITY);
});
