import { ACCOUNT_PATHS } from '@admissions/protocol';
import { BUNDLE_PATHS } from '@admissions/protocol/staff';
import type { LaunchOptions } from '@playwright/test';
import { addAccount } from '../fixtures/api-client.ts';
import { type Article, addArticle } from '../fixtures/article.ts';
import { expect, test } from '../fixtures/test.ts';
import { TRANSLATION_MARK, translateMain } from '../fixtures/translator.ts';
import { COLLEAGUES } from './staff-day-colleagues.ts';
import { FILES } from './staff-day-files.ts';
import { SERVER_FAULTS, startServer } from './staff-day-server.ts';
import {
  createDay,
  type Day,
  isIn,
  PATHS,
  pressInDialog,
  QUESTION,
  type Situations,
  TITLE,
} from './staff-form.ts';
import { type Tab, until } from './tab.ts';
import { createUserActions, signIn } from './user-actions.ts';

/** What happens to staff while they type: no typed word is lost. */
export function registerStaffDay(
  engine: string,
  missing: string | null,
  open: (options: LaunchOptions) => Promise<Tab>,
): void {
  test.describe(`${engine}, staff`, () => {
    // biome-ignore lint/suspicious/noSkippedTests: an engine that is not to be had is counted as skipped
    test.skip(missing !== null, missing ?? '');
    let tab: Tab;
    let person: Day['person'];
    let server: Awaited<ReturnType<typeof startServer>>;
    test.beforeAll(async ({ launchOptions }) => {
      server = await startServer();
      tab = await open(launchOptions);
      const user = createUserActions(tab, server.product.url);
      person = await addAccount(server.manager, { news: 1, forms: 1 });
      await tab.goTo(`${server.product.url}/admin/login`);
      await user.waitForText('密碼');
      await signIn(user, person);
    });
    test.afterAll(async () => {
      await tab?.close();
      await server?.stop();
    });
    const all = { ...SITUATIONS, ...COLLEAGUES, ...FILES, ...SERVER_FAULTS };
    for (const [name, walk] of Object.entries(all))
      test(`in ${engine}, ${name}`, async () => {
        const { article, remove } = await addArticle(server.manager);
        const user = createUserActions(tab, server.product.url);
        const day = createDay({ tab, user, ...server, person, article });
        await day.openForm();
        await tab.takeErrors();
        await walk(day);
        await day.goTo('dashboard');
        await remove();
      });
  });
}

const SITUATIONS: Situations = {
  async 'rare characters and 120 of them are autosaved, and visitors see none'(day) {
    const typed = `堃峯１２${'字'.repeat(110)}`;
    await day.user.fill(TITLE, typed);
    // WebKit's driver has no keys for these.
    await day.tab.run(() => document.execCommand('insertText', false, '𠮷👩‍🎓'));
    await day.expectInDraft(`${typed}𠮷👩‍🎓`);
    expect((await day.readLive()).title).toBe(day.article.title);
    expect(await day.tab.takeErrors()).toEqual([]);
  },
  async 'text typed while a conflict waits stays after a reload and its answer'(day) {
    const { tab, user } = day;
    await day.write('甲');
    await day.changeDraft('title', '同仁的標題');
    await tab.type('乙');
    await user.waitForText(QUESTION);
    await tab.type('丙');
    await go(tab, 0);
    await takeBack(day);
    await user.waitForText(QUESTION);
    await user.press('main button', '看兩邊並選擇');
    await day.seen(pressInDialog, '用這些內容儲存');
    await day.expectInDraft('甲乙丙');
  },
  async 'words of two tabs of one account are kept, in one field after a question'(day) {
    const { tab, user } = day;
    await tab.run(openOtherTab);
    await user.press('main h1', '…');
    await day.seen(fillInOtherTab, 'summary', '另一分頁的摘要');
    await day.expectInDraft('另一分頁的摘要');
    await user.fill(TITLE, '這個分頁');
    await day.expectInDraft('另一分頁的摘要', '這個分頁');
    await day.seen(fillInOtherTab, 'title', '另一分頁的標題');
    await day.seen(showsInOtherTab, QUESTION);
    await tab.run(() => (window as unknown as { other: Window }).other.close());
    await day.expectInDraft('這個分頁');
  },
  async 'text typed without a network is saved once it is back'(day) {
    const { tab, user, product } = day;
    await product.stopShell();
    await user.fill(TITLE, '離線');
    await tab.pressControl('s');
    await user.waitForText('草稿沒有存到伺服器');
    await tab.type('寫的');
    await day.seen(isIn, 'title', '離線寫的');
    await product.startShell();
    await tab.pressControl('s');
    await day.expectInDraft('離線寫的');
  },
  async 'text typed around the end of the API is taken back without a question'(day) {
    const { tab, user, product } = day;
    await day.write('先');
    const { api } = product.services;
    api.kill('SIGSTOP');
    await tab.type('後');
    await user.waitForText('草稿儲存中');
    api.kill('SIGKILL');
    await tab.type('再');
    await day.seen(isIn, 'title', '先後再');
    await product.startApi();
    await go(tab, 0);
    await takeBack(day);
    await day.expectInDraft('先後再');
    await day.expectNoQuestion();
  },
  async 'an unsaved new entry is kept by back, reload and forward'(day) {
    const { tab, user } = day;
    await day.goTo('news/list');
    await user.press('a[href^="/admin/news/add"]', '…');
    await user.fill(TITLE, '還沒存的');
    await go(tab, -1);
    await user.press('button', '留在這裡');
    await go(tab, 0);
    await takeBack(day);
    await day.seen(isIn, 'title', '還沒存的');
    await user.waitForText('草稿已存');
    await go(tab, -1);
    await user.waitForText('選取本頁');
    await go(tab, 1);
    await day.seen(isIn, 'title', '還沒存的');
  },
  async 'Enter that ends a composition opens no result and publishes nothing'(day) {
    const { tab, user } = day;
    await user.fill(TITLE, '注音');
    await tab.run(endComposition);
    await day.expectInDraft('注音');
    await tab.pressControl('k');
    await day.seen(isInDialog);
    await tab.type('校園');
    await day.seen(has, 'dialog[open] [role=option]');
    await tab.run(endComposition);
    expect(await tab.run(has, 'dialog[open] [role=option]')).toBe(true);
    expect((await day.readLive()).title).toBe(day.article.title);
  },
  async 'text from Word, Excel and LINE is pasted whole'(day) {
    const { tab, user, article } = day;
    await day.goTo(`news/edit_cont?id=${article.id}`);
    await user.press('main button', '新增文字');
    await user.press('[contenteditable=true]', '文字內容');
    for (const { plain, html } of PASTES) await tab.run(paste, plain, html);
    await day.expectInDraft('Word', '的字', '學系', '30', '王同仁：明天截止😀', '第二行');
  },
  async 'text typed while a colleague restores a version is published after a question'(day) {
    const { tab, user, article } = day;
    const { id, revision: to } = article;
    const edited = { title: '第二版', revision: to };
    const { revision } = await day.send<Article>('PUT', PATHS.edit(id), edited);
    await day.openForm('第二版');
    await day.write('我的');
    await day.send('POST', PATHS.restore(id), { revision, to });
    await tab.type('標題');
    await user.press('main button', '更新');
    await day.seen(pressInDialog, '用這些內容儲存');
    await until('it is published', async () => (await day.readLive()).title.includes('我的標題'));
  },
  async 'text typed while a bundle goes live starts the next draft'(day) {
    const { tab } = day;
    await day.write('上線');
    const id = await day.addBundle();
    await tab.type('以後');
    await day.send('POST', BUNDLE_PATHS.publish(id));
    await tab.type('再寫');
    await day.expectInDraft('上線以後再寫');
    expect((await day.readLive()).title).toContain('上線');
    await day.expectNoQuestion();
  },
  async 'a form that the browser translated saves what is typed'(day) {
    const { tab, user } = day;
    await tab.run(translateMain, TRANSLATION_MARK);
    await user.fill(TITLE, '翻譯後');
    await tab.run(translateMain, TRANSLATION_MARK);
    await tab.type('再寫');
    await day.expectInDraft('翻譯後再寫');
    await tab.run(translateMain, TRANSLATION_MARK);
    await tab.pressControl('s');
    await user.waitForText('草稿已儲存');
    await day.seen(isIn, 'title', '翻譯後再寫');
    expect(await tab.takeErrors()).toEqual([]);
  },
  async 'text typed when a manager ends the session is there after the next sign-in'(day) {
    const { tab, user, manager, person } = day;
    const sessions = await manager.get<{ id: number }[]>(ACCOUNT_PATHS.sessions(person.id));
    await user.fill(TITLE, '登入');
    for (const { id } of sessions) await day.send('DELETE', ACCOUNT_PATHS.endSession(id));
    await tab.type('以前');
    await user.press('[role=dialog] button, dialog button', '關閉');
    await user.waitForText('密碼');
    await signIn(user, person);
    await takeBack(day);
    await day.expectInDraft('登入以前');
  },
};

const PASTES = [
  { plain: 'Word的字', html: '<p class=MsoNormal><span lang=EN-US>Word</span>的字<o:p></o:p></p>' },
  { plain: '學系\t30', html: '<table><tr><td>學系</td><td>30</td></tr></table>' },
  { plain: '[上午10:00] 王同仁：明天截止😀\n第二行', html: '' },
];

/** Back, a reload (0), or forward. */
const go = (tab: Tab, delta: number) =>
  tab.run((by) => void setTimeout(() => history.go(by)), delta);
async function takeBack({ user, seen }: Day) {
  await user.press('main button', '看差異');
  await seen(pressInDialog, '取回');
}
const isInDialog = () => Boolean(document.activeElement?.closest('dialog[open]'));
const has = (selector: string) => document.querySelector(selector) !== null;
const showsInOtherTab = (text: string) =>
  (window as unknown as { other: Window }).other.document.body.innerText.includes(text);
/** Runs in the page: the next click opens this address in another tab of the browser. */
function openOtherTab() {
  const open = () => Object.assign(window, { other: window.open(location.href) });
  addEventListener('click', open, { once: true, capture: true });
}
/** Runs in the page: types into the other tab; whether it has this field. */
function fillInOtherTab(name: string, text: string): boolean {
  const { other } = window as unknown as { other: Window & typeof globalThis };
  const field = other.document.querySelector(`[data-field=${name}] :is(input, textarea)`);
  if (!field) return false;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  return field.dispatchEvent(new other.Event('input', { bubbles: true }));
}
/** Runs in the page: Safari sends the Enter of an input method after the composition. */
function endComposition() {
  const field = document.activeElement as HTMLElement;
  const init = { bubbles: true, cancelable: true };
  for (const type of ['compositionstart', 'compositionend'])
    field.dispatchEvent(new CompositionEvent(type, init));
  field.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Enter', keyCode: 229 }));
}
/** Runs in the page: pastes into the open text. */
function paste(plain: string, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', plain);
  if (html) clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox leaves it out of the constructor.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  [...document.querySelectorAll('[contenteditable=true]')].at(-1)?.dispatchEvent(event);
}
