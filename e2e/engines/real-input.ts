import { expect } from '../fixtures/test.ts';
import { TRANSLATION_MARK, translateMain } from '../fixtures/translator.ts';
import { type Tab, until } from './tab.ts';
import type { UserActions } from './user-actions.ts';

const SEARCHES = [
  { path: '/bachelor', query: 'q', label: '找學系、領域或出路…', words: '資' },
  { path: '/news', query: 'title', label: '關鍵字…', words: '招生', button: '搜尋…' },
];

/** Searches in pages that a browser has translated: they show what a fresh page shows. */
export async function searchTranslatedPages(tab: Tab, user: UserActions): Promise<void> {
  const readText = async () =>
    (await tab.run(() => document.querySelector('main')?.innerText ?? ''))
      .replaceAll(TRANSLATION_MARK, '')
      .replace(/\s+/g, '');
  for (const { path, query, label, words, button } of SEARCHES) {
    await user.open(path);
    const before = await readText();
    await user.open(`${path}?${query}=${encodeURIComponent(words)}`);
    const expected = await readText();
    expect(expected, path).not.toBe(before);
    await user.open(path);
    await tab.run(translateMain, TRANSLATION_MARK);
    await user.fill(label, words);
    if (button) await user.press('main form button', button);
    await until(`${tab.engine}: ${path} shows the words of a fresh page`, async () => {
      await tab.run(translateMain, TRANSLATION_MARK);
      return (await readText()) === expected;
    });
    expect(await tab.takeErrors(), path).toEqual([]);
  }
}

const PHONES = [
  ['03-4638800轉2315', '03-4638800#2315'],
  ['03-4638800分機2315', '03-4638800#2315'],
  ['(02)27712171轉 1100~1102', '(02)27712171#1100~1102'],
  ['03-4638800 / 0912345678', '03-4638800 / 0912345678'],
  ['０３－４６３８８００＃２３', '03-4638800#23'],
] as const;

/** Types telephone numbers as people write them; the form shows what it sends. */
export async function typeTelephones(tab: Tab, user: UserActions): Promise<void> {
  await user.open('/formTeacher');
  for (const [typed, shown] of PHONES) {
    await user.fill('聯絡電話…', typed);
    await user.press('main input', '電子郵件…');
    await until(`${tab.engine}: ${typed} becomes ${shown}`, () =>
      tab.run(
        (text) => document.querySelector<HTMLInputElement>('main input[type=tel]')?.value === text,
        shown,
      ),
    );
    await user.choose('聯絡電話…', '');
  }
}

const HOST = 'https://admission.example.edu.tw';
const PASTES: { parts: Record<string, string>; links: string[][] }[] = [
  {
    parts: {
      'text/plain': 'link',
      'text/html':
        '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-0"><p><a href="https://www.google.com/url?q=https%3A%2F%2Fwww.example.edu.tw%2F&amp;sa=D&amp;source=editors&amp;ust=1">link</a></p></b>',
    },
    links: [['https://www.example.edu.tw/', 'link']],
  },
  {
    parts: {
      'text/plain': `報名網址${HOST}/apply。請於期限內完成\n詳見${HOST}/apply，或來電\n${HOST}/a、https://www.example.edu.tw/b`,
    },
    links: [`${HOST}/apply`, `${HOST}/apply`, `${HOST}/a`, 'https://www.example.edu.tw/b'].map(
      (address) => [address, address],
    ),
  },
];

/** Copies with the keyboard and pastes into a text item of a new entry. */
export async function pasteLinks(tab: Tab, user: UserActions, origin: string): Promise<void> {
  await tab.goTo(`${origin}/admin/news/add`);
  await user.waitForText('新增內容項目');
  await user.press('main button', '新增文字');
  const expected: string[][] = [];
  for (const { parts, links } of PASTES) {
    await tab.run(copyInstead, parts);
    await tab.pressControl('c');
    await until(`${tab.engine}: the text is copied`, () => tab.run(() => 'isCopied' in window));
    await user.press('[contenteditable=true]', '文字內容');
    await tab.pressControl('v');
    expected.push(...links);
    await until(`${tab.engine}: the text is pasted`, async () => {
      return (await tab.run(listLinks)).length === expected.length;
    });
    expect(await tab.run(listLinks), tab.engine).toEqual(expected);
  }
}

/** Runs in the page: the next copying of the heading puts these texts on the clipboard. */
function copyInstead(parts: Record<string, string>): void {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, text] of Object.entries(parts)) event.clipboardData?.setData(type, text);
    Object.assign(window, { isCopied: true });
  };
  document.addEventListener('copy', copy, { capture: true, once: true });
  Reflect.deleteProperty(window, 'isCopied');
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.selectAllChildren(document.querySelector('h1') as Element);
}
/** Runs in the page: address and text of each link in the editor. */
function listLinks() {
  return [...document.querySelectorAll('[contenteditable=true] a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
}

/** Signs in where the browser refuses cookies: the page explains it and keeps the name. */
export async function signInWithoutCookies(
  tab: Tab,
  user: UserActions,
  { url, admin }: { url: string; admin: { account: string; password: string } },
): Promise<void> {
  await tab.goTo(`${url}/admin/login`);
  await user.waitForText('密碼');
  await user.fill('帳號', admin.account);
  await user.fill('密碼', admin.password);
  await user.press('button', '登入');
  await user.waitForText('瀏覽器沒有存下登入用的 Cookie');
  expect(await tab.run(() => [document.cookie, location.pathname])).toEqual(['', '/admin/login']);
  expect(await tab.run(() => document.querySelector('input')?.value)).toBe(admin.account);
}
