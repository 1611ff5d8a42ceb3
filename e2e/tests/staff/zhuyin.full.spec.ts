import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Key events and texts of a zhuyin input method. */
function zhuyinOf(cdp: CDPSession) {
  // Keys handled by the input method reach the page with this code only.
  const key = async (code: string) => {
    const imeKey = { key: 'Process', code, windowsVirtualKeyCode: 229 };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...imeKey });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...imeKey });
  };
  const sound = async (text: string) => {
    await key('KeyA');
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  };
  return {
    /** Sounds and candidate words of an open composition. */
    async compose(...texts: string[]) {
      for (const text of texts) await sound(text);
    },
    /** Space selects a tone, Enter ends the composition. */
    async end(words: string) {
      await key('Space');
      await key('Enter');
      await cdp.send('Input.insertText', { text: words });
    },
  };
}

test('zhuyin input is complete in title, text, search and Ctrl+K, without early requests', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, { news: 1 });
  const zhuyin = zhuyinOf(await page.context().newCDPSession(page));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.method()} ${request.url()}`);
  });
  const SOUNDS = ['ㄒ', 'ㄒㄧ', 'ㄒㄧㄣ', '新', '新ㄨ', '新ㄨㄣ'];
  /** Returns requests and changes during the composition. */
  async function composeIn(field: Locator, requests: RegExp, check: () => Promise<void>) {
    await field.focus();
    const before = sent.length;
    const at = page.url();
    await zhuyin.compose(...SOUNDS);
    // Longer than the debounce of drafts and searches.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await check();
    await zhuyin.end('新聞');
    expect(page.url()).toBe(at);
    expect(sent.slice(before).filter((each) => requests.test(each))).toEqual([]);
  }

  await page.goto('/admin/news/add');
  const title = main(page).getByRole('textbox', { name: /^標題/ });
  await composeIn(title, /POST .*(add_news)|working|draft/, async () => {});
  await expect(title).toHaveValue('新聞');
  const body = page.getByRole('region', { name: '內容項目' });
  await body.getByRole('button', { name: '新增文字', exact: true }).click();
  const words = body.getByRole('textbox', { name: '文字內容' });
  await composeIn(words, /POST .*(add_news)/, async () => {});
  await expect(words).toHaveText('新聞');
  await expect(words.locator('p')).toHaveCount(1);
  await expect(body.locator('[data-key]')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await main(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await composeIn(search, /search/, async () => expect(search).toBeVisible());
  await expect(search).toHaveValue('新聞');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.goto('/admin/news/list');
  const listed = main(page).getByRole('search').getByRole('textbox').first();
  await composeIn(listed, /news_list/, async () => {});
  await expect(listed).toHaveValue('新聞');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=/);
});
