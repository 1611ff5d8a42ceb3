import type { ApiClient } from '../fixtures/api-client.ts';
import { addAccount } from '../fixtures/api-client.ts';
import type { Product } from '../fixtures/product.ts';
import { expect } from '../fixtures/test.ts';
import type { Tab } from './tab.ts';
import { until } from './tab.ts';
import type { UserActions } from './user-actions.ts';
import { createUserActions, signIn } from './user-actions.ts';

interface News {
  id: number;
  revision: number;
  title: string;
  summary: string;
}
interface Editing {
  tab: Tab;
  user: UserActions;
}
interface Office {
  product: Product;
  manager: ApiClient;
  open: () => Promise<Tab>;
}
const SAVED = '草稿已存';

/** Two windows of one account on one news item: autosave, schedule, offline, restore. */
export async function editTogether({ product, manager, open }: Office): Promise<void> {
  const [category] = await manager.list<{ id: number }>('/api/admin/news/category_list?type=news');
  const { data: entry } = await manager.call<News>('POST', '/api/admin/news/add_news', {
    title: `兩個視窗${Date.now()}`,
    category: category?.id,
    date: '2026-11-20',
    summary: '原來的摘要',
    pinned: false,
    body: [],
  });
  const staff = await addAccount(manager, { news: 1 });
  const tabs: Tab[] = [];
  const read = () => manager.get<News>(`/api/admin/news/news_info/${entry.id}`);
  async function openForm(): Promise<Editing> {
    const tab = await open();
    tabs.push(tab);
    const user = createUserActions(tab, product.url);
    await tab.goTo(`${product.url}/admin/login`);
    await signIn(user, staff);
    await tab.goTo(`${product.url}/admin/news/edit?id=${entry.id}`);
    await holds(tab, '原來');
    return { tab, user };
  }
  try {
    const [mine, theirs] = [await openForm(), await openForm()];

    // Autosave does not change the published page; the other window receives the field.
    await mine.user.fill('摘要…', '甲');
    await mine.user.waitForText(SAVED);
    expect((await read()).summary).toBe('原來的摘要');
    await theirs.user.fill('標題…', '乙');
    await theirs.user.waitForText(SAVED);
    await holds(theirs.tab, '甲');

    // A conflict: the later window shows it and can still be edited.
    await theirs.user.fill('摘要…', '丙');
    await until('the draft has it', async () =>
      (await readDraft()).changed.summary?.includes('丙'),
    );
    await mine.user.fill('摘要…', '丁');
    await mine.user.waitForText('也改了同一處');
    await mine.tab.type('戊');
    await mine.user.press('main button', '看兩邊並選擇');
    await mine.user.waitForText('這筆資料剛被別人修改過');
    // Clicks on an animated dialog may miss.
    await until('the dialog has closed', async () => {
      if (await mine.tab.run(() => document.querySelector('[role=dialog]') === null)) return true;
      await mine.user.press('[role=dialog] button', '用這些內容儲存');
      await new Promise((done) => setTimeout(done, 1000));
      return false;
    });
    await until('both windows hold the chosen words', async () => {
      const { summary = '', title = '' } = (await readDraft()).changed;
      return summary.includes('丁') && summary.includes('戊') && title.includes('乙');
    });

    // The schedule publishes during typing in both windows.
    const draft = await readDraft();
    await manager.call('PUT', `/api/admin/schedule_working_copy/${draft.id}`, {
      version: draft.version,
      at: new Date(Date.now() + 3000).toISOString(),
    });
    await mine.user.fill('摘要…', '己');
    await until('the schedule has published', async () => (await read()).title.includes('乙'));
    await mine.user.fill('摘要…', '庚');
    await theirs.user.fill('標題…', '辛');
    await until('the words typed meanwhile are a draft', async () => {
      const { summary = '', title = '' } = (await readDraft()).changed;
      return summary.includes('庚') && title.includes('辛');
    });

    // Offline: typed text is saved after reconnection.
    await product.stopShell();
    await mine.user.fill('摘要…', '壬');
    await product.startShell();
    await until('the draft has it', async () =>
      (await readDraft()).changed.summary?.includes('壬'),
    );

    // An earlier version is restored while the draft is open.
    await manager.call('POST', `/api/admin/news/restore_news/${entry.id}`, {
      revision: (await read()).revision,
      to: entry.revision,
    });
    await mine.user.fill('摘要…', '癸');
    await until('the draft has it', async () =>
      (await readDraft()).changed.summary?.includes('癸'),
    );
    expect((await readDraft()).changed.summary).toContain('壬');
  } finally {
    for (const tab of tabs) await tab.close();
    await manager.call('DELETE', `/api/admin/news/del_news/${entry.id}`);
    await staff.remove();
  }

  async function readDraft(): Promise<{ id: number; version: number; changed: Partial<News> }> {
    const [draft] = await manager.list<{ id: number }>(
      `/api/admin/working_copies?kind=news.news&entry=${entry.id}`,
    );
    if (!draft) return { id: 0, version: 0, changed: {} };
    return manager.get<{ id: number; version: number; changed: Partial<News> }>(
      `/api/admin/working_copy/${draft.id}`,
    );
  }
}

const holds = (tab: Tab, words: string) =>
  until(`the summary holds “${words}”`, () =>
    tab.run(
      (text) =>
        [...document.querySelectorAll('textarea')].some(({ value }) => value.includes(text)),
      words,
    ),
  );
