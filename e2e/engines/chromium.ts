import type { Browser } from '@playwright/test';
import { calling, SIZE, type Tab } from './tab.ts';

export async function openChromium(browser: Browser, refusesCookies = false): Promise<Tab> {
  const page = await browser.newPage({
    viewport: SIZE,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    serviceWorkers: 'allow',
  });
  if (refusesCookies) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  }
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    engine: 'Chromium',
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (work, ...args) => page.evaluate(calling(work, args)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.insertText(text),
    pressControl: (key) => page.keyboard.press(`Control+${key}`),
    async resize(size) {
      await page.setViewportSize(size);
      return page.evaluate(() => innerWidth);
    },
    takeErrors: async () => errors.splice(0),
    close: () => page.context().close(),
  };
}
