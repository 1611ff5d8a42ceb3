import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { BUNDLE_PATHS, ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { type ApiClient, type addAccount, expectSuccess } from '../fixtures/api-client.ts';
import type { Article } from '../fixtures/article.ts';
import type { Product } from '../fixtures/product.ts';
import { expect } from '../fixtures/test.ts';
import { type Tab, until } from './tab.ts';
import type { UserActions } from './user-actions.ts';

export type Day = ReturnType<typeof createDay>;
export type Situations = Record<string, (day: Day) => Promise<void>>;
export const PATHS = adminPathsOf(news);
export const TITLE = '標題…';
export const QUESTION = '也改了同一處';

interface DayParts {
  tab: Tab;
  user: UserActions;
  product: Product;
  /** The colleague of the person at the tab. */
  manager: ApiClient;
  person: Awaited<ReturnType<typeof addAccount>>;
  article: Article;
}
/** A person at an article's form, and a colleague who uses the API. */
export function createDay(parts: DayParts) {
  const { tab, user, product, manager, article } = parts;
  const subject = `?kind=${news.id}&entry=${article.id}`;
  const goTo = (path: string) => tab.goTo(`${product.url}/admin/${path}`);
  const send = async <T>(method: string, path: string, body?: unknown) =>
    expectSuccess(await manager.call<T>(method, path, body));
  /** Until this function of the page returns true. */
  const seen = <A extends string[]>(work: (...args: A) => unknown, ...args: A) =>
    until(`${tab.engine}: ${work.name} ${args}`, () => tab.run(work, ...args));
  const readDraft = async () => {
    const [draft] = await manager.list<EntryDraft>(ENTRY_DRAFT_PATHS.list + subject);
    return manager.get<EntryDraft>(ENTRY_DRAFT_PATHS.one(draft?.id ?? 0));
  };
  const expectInDraft = (...words: string[]) =>
    until(`${tab.engine}: the draft has ${words}`, async () => {
      const text = JSON.stringify((await readDraft()).changed);
      return words.every((each) => text.includes(each));
    });
  return {
    ...parts,
    ...{ subject, goTo, send, seen, readDraft, expectInDraft },
    readLive: () => manager.get<Article & { status: string }>(PATHS.info(article.id)),
    async openForm(title = article.title) {
      await goTo(`news/edit?id=${article.id}`);
      await seen(isIn, 'title', title);
    },
    /** Types into the title until the draft has it. */
    async write(words: string) {
      await user.fill(TITLE, words);
      await expectInDraft(words);
    },
    /** The colleague writes this field of the shared draft. */
    async changeDraft(field: string, value: unknown, live?: unknown) {
      const { id, version, base, changed } = await readDraft();
      const both = { base: { [field]: live, ...base }, changed: { ...changed, [field]: value } };
      await send('PUT', ENTRY_DRAFT_PATHS.one(id), { version, ...both });
    },
    /** Adds the entry to a new bundle; returns its ID. */
    async addBundle() {
      const bundle = { name: '一組修改' };
      const { id } = await send<{ id: number }>('POST', BUNDLE_PATHS.add, bundle);
      const items = [{ kind: news.id, entryId: article.id }];
      await send('POST', BUNDLE_PATHS.addItems(id), { items });
      return id;
    },
    async expectNoQuestion() {
      for (const question of [QUESTION, '網站上的內容在同一處也改過了'])
        expect(await tab.run(shows, question), question).toBe(false);
    },
  };
}

export const isIn = (field: string, text: string) =>
  document
    .querySelector<HTMLInputElement>(`[data-field=${field}] :is(input, textarea)`)
    ?.value.includes(text);
export const shows = (text: string, place = 'body') =>
  [...document.querySelectorAll<HTMLElement>(place)].some((each) => each.innerText.includes(text));
/** Runs in the page: not by the mouse, which may hit beside a dialog that still grows. */
export function pressInDialog(name: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  const button = buttons.find(({ textContent }) => textContent?.includes(name));
  button?.click();
  return button !== undefined;
}
/** Runs in the page: the first such field of the dialog, without the mouse for the same reason. */
export function focusInDialog(field: string): boolean {
  const found = document.querySelector<HTMLElement>(`[role=dialog] ${field}`);
  found?.focus();
  return found !== null && found === document.activeElement;
}
