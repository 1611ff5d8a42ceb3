import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { BUNDLE_PATHS, ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import type { LaunchOptions } from '@playwright/test';
import { type ApiClient, addAccount, expectSuccess } from '../fixtures/api-client.ts';
import { type Article, addArticle } from '../fixtures/article.ts';
import type { Product } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { TRANSLATION_MARK, translateMain } from '../fixtures/translator.ts';
import { type Tab, until } from './tab.ts';
import { createUserActions, signIn, type UserActions } from './user-actions.ts';

interface Day {
  tab: Tab;
  user: UserActions;
  product: Product;
  /** The colleague of the person at the tab. */
  manager: ApiClient;
  person: Awaited<ReturnType<typeof addAccount>>;
  article: Article;
}
const PATHS = adminPathsOf(news);
const TITLE = '標題…';
const QUESTION = '也改了同一處';

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
    let user: UserActions;
    let person: Day['person'];
    test.beforeAll(async ({ product, manager, launchOptions }) => {
      tab = await open(launchOptions);
      user = createUserActions(tab, product.url);
      person = await addAccount(manager, { news: 1 });
      await tab.goTo(`${product.url}/admin/login`);
      await user.waitForText('密碼');
      await signIn(user, person);
    });
    test.afterAll(() => tab?.close());
    for (const [name, walk] of Object.entries(SITUATIONS))
      test(`in ${engine}, ${name}`, async ({ product, manager }) => {
        const { article, remove } = await addArticle(manager);
        const day = { tab, user, product, manager, person, article };
        await openForm(day);
        await tab.takeErrors();
        await walk(day);
        await tab.goTo(`${product.url}/admin/dashboard`);
        await remove();
      });
  });
}

const SITUATIONS: Record<string, (day: Day) => Promise<void>> = {
  async 'rare characters and 120 of them are autosaved, and visitors see none'(day) {
    const typed = `堃峯１２${'字'.repeat(110)}`;
    await day.user.fill(TITLE, typed);
    // WebKit's driver has no keys for these.
    await day.tab.run(() => document.execCommand('insertText', false, '𠮷👩‍🎓'));
    await expectInDraft(day, `${typed}𠮷👩‍🎓`);
    expect(await readLiveTitle(day)).toBe(day.article.title);
    expect(await day.tab.takeErrors()).toEqual([]);
  },
  async 'text typed while a conflict waits stays after a reload and its answer'(day) {
    const { tab, user } = day;
    await user.fill(TITLE, '甲');
    await expectInDraft(day, '甲');
    const { id, version, base, changed } = await readDraft(day);
    const theirs = { version, base, changed: { ...changed, title: '同仁的標題' } };
    expectSuccess(await day.manager.call('PUT', ENTRY_DRAFT_PATHS.one(id), theirs));
    await tab.type('乙');
    await user.waitForText(QUESTION);
    await tab.type('丙');
    await go(tab, 0);
    await takeBack(day);
    await user.waitForText(QUESTION);
    await user.press('main button', '看兩邊並選擇');
    await seen(tab, pressInDialog, '用這些內容儲存');
    await expectInDraft(day, '甲乙丙');
  },
  async 'words of two tabs of one account are kept, in one field after a question'(day) {
    const { tab, user } = day;
    await tab.run(openOtherTab);
    await user.press('main h1', '…');
    await seen(tab, fillInOtherTab, 'summary', '另一分頁的摘要');
    await expectInDraft(day, '另一分頁的摘要');
    await user.fill(TITLE, '這個分頁');
    await expectInDraft(day, '另一分頁的摘要', '這個分頁');
    await seen(tab, fillInOtherTab, 'title', '另一分頁的標題');
    await seen(tab, showsInOtherTab, QUESTION);
    await tab.run(() => (window as unknown as { other: Window }).other.close());
    await expectInDraft(day, '這個分頁');
  },
  async 'text typed without a network is saved once it is back'(day) {
    const { tab, user, product } = day;
    await product.stopShell();
    await user.fill(TITLE, '離線');
    await tab.pressControl('s');
    await user.waitForText('草稿沒有存到伺服器');
    await tab.type('寫的');
    await seen(tab, isInTitle, '離線寫的');
    await product.startShell();
    await tab.pressControl('s');
    await expectInDraft(day, '離線寫的');
  },
  async 'text typed around the end of the API is taken back without a question'(day) {
    const { tab, user, product } = day;
    await user.fill(TITLE, '先');
    await expectInDraft(day, '先');
    const { api } = product.services;
    api.kill('SIGSTOP');
    await tab.type('後');
    await user.waitForText('草稿儲存中');
    api.kill('SIGKILL');
    await tab.type('再');
    await seen(tab, isInTitle, '先後再');
    await product.startApi();
    await go(tab, 0);
    await takeBack(day);
    await expectInDraft(day, '先後再');
    expect(await tab.run(shows, QUESTION)).toBe(false);
  },
  async 'an unsaved new entry is kept by back, reload and forward'(day) {
    const { tab, user, product } = day;
    await tab.goTo(`${product.url}/admin/news/list`);
    await user.press('a[href^="/admin/news/add"]', '…');
    await user.fill(TITLE, '還沒存的');
    await go(tab, -1);
    await user.press('button', '留在這裡');
    await go(tab, 0);
    await takeBack(day);
    await seen(tab, isInTitle, '還沒存的');
    await user.waitForText('草稿已存');
    await go(tab, -1);
    await user.waitForText('選取本頁');
    await go(tab, 1);
    await seen(tab, isInTitle, '還沒存的');
  },
  async 'Enter that ends a composition opens no result and publishes nothing'(day) {
    const { tab, user } = day;
    await user.fill(TITLE, '注音');
    await tab.run(endComposition);
    await expectInDraft(day, '注音');
    await tab.pressControl('k');
    await seen(tab, isInDialog);
    await tab.type('校園');
    await seen(tab, has, 'dialog[open] [role=option]');
    await tab.run(endComposition);
    expect(await tab.run(has, 'dialog[open] [role=option]')).toBe(true);
    expect(await readLiveTitle(day)).toBe(day.article.title);
  },
  async 'text from Word, Excel and LINE is pasted whole'(day) {
    const { tab, user, product, article } = day;
    await tab.goTo(`${product.url}/admin/news/edit_cont?id=${article.id}`);
    await user.press('main button', '新增文字');
    await user.press('[contenteditable=true]', '文字內容');
    for (const { plain, html } of PASTES) await tab.run(paste, plain, html);
    await expectInDraft(day, 'Word', '的字', '學系', '30', '王同仁：明天截止😀', '第二行');
  },
  async 'text typed while a colleague restores a version is published after a question'(day) {
    const { tab, user, manager, article } = day;
    const { id, revision: to } = article;
    const edited = { title: '第二版', revision: to };
    const { revision } = expectSuccess(await manager.call<Article>('PUT', PATHS.edit(id), edited));
    await openForm({ ...day, article: { ...article, title: '第二版' } });
    await user.fill(TITLE, '我的');
    await expectInDraft(day, '我的');
    expectSuccess(await manager.call('POST', PATHS.restore(id), { revision, to }));
    await tab.type('標題');
    await user.press('main button', '發布');
    await seen(tab, pressInDialog, '用這些內容儲存');
    await until('it is published', async () => (await readLiveTitle(day)).includes('我的標題'));
  },
  async 'text typed while a bundle goes live starts the next draft'(day) {
    const { tab, user, manager, article } = day;
    await user.fill(TITLE, '上線');
    await expectInDraft(day, '上線');
    const { id } = expectSuccess(
      await manager.call<{ id: number }>('POST', BUNDLE_PATHS.add, { name: `一組${Date.now()}` }),
    );
    const items = [{ kind: news.id, entryId: article.id }];
    expectSuccess(await manager.call('POST', BUNDLE_PATHS.addItems(id), { items }));
    await tab.type('以後');
    expectSuccess(await manager.call('POST', BUNDLE_PATHS.publish(id)));
    await tab.type('再寫');
    await expectInDraft(day, '上線以後再寫');
    expect(await readLiveTitle(day)).toContain('上線');
    expect(await tab.run(shows, QUESTION)).toBe(false);
  },
  async 'a form that the browser translated saves what is typed'(day) {
    const { tab, user } = day;
    await tab.run(translateMain, TRANSLATION_MARK);
    await user.fill(TITLE, '翻譯後');
    await tab.run(translateMain, TRANSLATION_MARK);
    await tab.type('再寫');
    await expectInDraft(day, '翻譯後再寫');
    await tab.run(translateMain, TRANSLATION_MARK);
    await tab.pressControl('s');
    await user.waitForText('草稿已儲存');
    await seen(tab, isInTitle, '翻譯後再寫');
    expect(await tab.takeErrors()).toEqual([]);
  },
  async 'text typed when a manager ends the session is there after the next sign-in'(day) {
    const { tab, user, manager, person } = day;
    const sessions = await manager.get<{ id: number }[]>(ACCOUNT_PATHS.sessions(person.id));
    await user.fill(TITLE, '登入');
    for (const { id } of sessions)
      expectSuccess(await manager.call('DELETE', ACCOUNT_PATHS.endSession(id)));
    await tab.type('以前');
    await user.press('[role=dialog] button, dialog button', '關閉');
    await user.waitForText('密碼');
    await signIn(user, person);
    await takeBack(day);
    await expectInDraft(day, '登入以前');
  },
};

const PASTES = [
  { plain: 'Word的字', html: '<p class=MsoNormal><span lang=EN-US>Word</span>的字<o:p></o:p></p>' },
  { plain: '學系\t30', html: '<table><tr><td>學系</td><td>30</td></tr></table>' },
  { plain: '[上午10:00] 王同仁：明天截止😀\n第二行', html: '' },
];

async function openForm({ tab, product, article }: Day) {
  await tab.goTo(`${product.url}/admin/news/edit?id=${article.id}`);
  await seen(tab, isInTitle, article.title);
}
const readLiveTitle = async ({ manager, article }: Day) =>
  (await manager.get<Article>(PATHS.info(article.id))).title;
async function readDraft({ manager, article }: Day): Promise<EntryDraft> {
  const query = `?kind=${news.id}&entry=${article.id}`;
  const [draft] = await manager.list<EntryDraft>(ENTRY_DRAFT_PATHS.list + query);
  return manager.get<EntryDraft>(ENTRY_DRAFT_PATHS.one(draft?.id ?? 0));
}
const expectInDraft = (day: Day, ...words: string[]) =>
  until(`${day.tab.engine}: the draft has ${words}`, async () => {
    const text = JSON.stringify((await readDraft(day)).changed);
    return words.every((each) => text.includes(each));
  });
/** Back, a reload (0), or forward. */
const go = (tab: Tab, delta: number) =>
  tab.run((by) => void setTimeout(() => history.go(by)), delta);
async function takeBack({ tab, user }: Day) {
  await user.press('main button', '看差異');
  await seen(tab, pressInDialog, '取回');
}
/** Until this function of the page returns true. */
const seen = (tab: Tab, work: (...args: string[]) => unknown, ...args: string[]) =>
  until(`${tab.engine}: ${work.name} ${args}`, () => tab.run(work, ...args));

const isInDialog = () => Boolean(document.activeElement?.closest('dialog[open]'));
const has = (selector: string) => document.querySelector(selector) !== null;
const isInTitle = (text: string) =>
  document.querySelector<HTMLInputElement>('[data-field=title] input')?.value.includes(text);
const shows = (text: string) => document.body.innerText.includes(text);
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
/** Runs in the page: not by the mouse, which may hit beside a dialog that still grows. */
function pressInDialog(name: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  const button = buttons.find(({ textContent }) => textContent?.includes(name));
  button?.click();
  return button !== undefined;
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
