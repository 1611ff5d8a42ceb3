import { news } from '@admissions/model/kinds';
import {
  BUNDLE_PATHS,
  ENTRY_DRAFT_PATHS,
  REVIEW_PATHS,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { expect } from '../fixtures/test.ts';
import {
  type Day,
  focusInDialog,
  isIn,
  PATHS,
  pressInDialog,
  type Situations,
  shows,
} from './staff-form.ts';
import { until } from './tab.ts';

/** What colleagues do with an entry while somebody types in it. */
export const COLLEAGUES: Situations = {
  async 'two editors of other fields and items see the words of both and publish them'(day) {
    const { tab, user, article } = day;
    await day.write('我的');
    await day.changeDraft('summary', '同仁的摘要', article.summary);
    await tab.type('標題');
    await day.expectInDraft('我的標題', '同仁的摘要');
    await day.seen(isIn, 'summary', '同仁的摘要');
    await day.goTo('news/list');
    await user.waitForText('有修改');
    await day.goTo(`news/edit_cont?id=${article.id}`);
    await user.waitForText('留下的草稿，還沒有發布');
    await user.press('[data-key] button[aria-expanded=false]', '…');
    await user.fill('標題文字…', '我的');
    await day.expectInDraft('甲段我的');
    const body = (await day.readDraft()).changed.body as { text: string }[];
    const theirs = body.map((item, at) => (at === 2 ? { ...item, text: '同仁的丙段' } : item));
    await day.changeDraft('body', theirs);
    await tab.type('段落');
    await user.waitForText('同仁的丙段');
    await day.expectInDraft('我的標題', '同仁的摘要', '甲段我的段落', '同仁的丙段');
    await day.expectNoQuestion();
    await user.press('main button', '更新');
    await until('both are live', async () => (await day.readLive()).title.includes('我的標題'));
    expect((await day.readLive()).summary).toBe('同仁的摘要');
  },
  async 'text typed after a colleague published the shared draft starts the next one'(day) {
    const { tab, user, article } = day;
    await day.write('一起');
    const { id, version, changed } = await day.readDraft();
    await day.send('PUT', PATHS.edit(article.id), { ...changed, revision: article.revision });
    await day.send('DELETE', `${ENTRY_DRAFT_PATHS.one(id)}?version=${version}`);
    await tab.type('寫完');
    await user.waitForText('已併入');
    await day.expectInDraft('一起寫完');
    expect((await day.readLive()).title).toContain('一起');
    await day.expectNoQuestion();
  },
  async 'text typed while the schedule publishes starts the next draft'(day) {
    await typeUntilDue(day, '一人');
    expect((await day.readLive()).summary).toBe(day.article.summary);
    await typeUntilDue(day, '兩人', '同仁的摘要');
    expect((await day.readLive()).summary).toBe('同仁的摘要');
  },
  async 'text without approval is refused in every way and published once approved'(day) {
    const { id, title, revision } = day.article;
    const setRule = (needsApproval: boolean) =>
      day.send('PUT', REVIEW_PATHS.rule, { area: news.area, needsApproval });
    await day.send('PUT', PATHS.edit(id), { summary: '第二版', revision });
    await setRule(true);
    try {
      await publishInEveryWay(day);
      const now = await day.readLive();
      expect([now.title, now.summary, now.status]).toEqual([title, '第二版', 'draft']);
      // The drivers of the other engines cannot choose from the list of colleagues.
      if (day.tab.engine !== 'Chromium') return;
      await requestApproval(day, 'returned', '退回了');
      await requestApproval(day, 'approved', '已核可現在的內容');
      await day.user.press('main button', '發布');
      await until('it is live', async () => (await day.readLive()).title.includes('沒核可的'));
    } finally {
      await setRule(false);
    }
  },
};

const NUMBERS = '一二三四五六七八九十';
/** Types on while the draft becomes due; the colleague writes this summary into it. */
async function typeUntilDue(day: Day, word: string, summary?: string) {
  const { tab } = day;
  await day.write(word);
  if (summary) await day.changeDraft('summary', summary, day.article.summary);
  const { id, version } = await day.readDraft();
  const at = new Date(Date.now() + 3000).toISOString();
  await day.send('PUT', ENTRY_DRAFT_PATHS.schedule(id), { version, at });
  for (const each of NUMBERS) {
    await tab.type(each);
    await new Promise((done) => setTimeout(done, 700));
  }
  await until('it is published', async () => (await day.readLive()).title.includes(word));
  await tab.type('以後');
  await day.user.waitForText('已併入');
  await day.expectInDraft(`${word}${NUMBERS}以後`);
  await day.expectNoQuestion();
}

const REFUSAL = '要由另一位同仁核可才能發布';
/** By the history, the button, the schedule, a bundle and the list. */
async function publishInEveryWay(day: Day) {
  const { user, article } = day;
  await day.goTo(`news/edit?id=${article.id}&history=1`);
  await day.seen(pressInDialog, '還原成這一版');
  await day.seen(pressInDialog, '確定還原');
  await day.seen(shows, `${REFUSAL}。請先`);
  await day.openForm();
  await day.write('沒核可的');
  await user.press('main button', '其他儲存方式');
  await user.press('[role=menuitem]', '更新');
  await day.seen(shows, REFUSAL, 'main [role=alert]');
  await user.press('main button', '其他儲存方式');
  await user.press('[role=menuitem]', '排程發布這次修改');
  await day.seen(focusInDialog, 'input');
  await day.tab.type('2031-05-01 08:00');
  await day.seen(pressInDialog, '排程');
  await day.seen(shows, REFUSAL, '[role=dialog] [role=alert]');
  const bundle = await day.addBundle();
  await day.goTo(`bundle/list?id=${bundle}`);
  await user.waitForText('有1筆還不能發布');
  await day.seen(shows, '發布', 'main button:disabled');
  await day.seen(shows, '要由另一位同仁核可', 'main td');
  await day.send('DELETE', BUNDLE_PATHS.one(bundle));
  const { revision } = await day.readLive();
  await day.send('PUT', PATHS.edit(article.id), { status: 'draft', revision });
  await day.goTo(`news/list?text=${encodeURIComponent(article.title)}`);
  await user.press('main label', '選取本頁');
  await user.press('[role=toolbar] button', '發布');
  await user.waitForText(REFUSAL);
}

/** Requests an approval of the draft and gets this answer. */
async function requestApproval(day: Day, state: 'returned' | 'approved', shown: string) {
  const { tab, user, manager, subject } = day;
  await day.openForm('沒核可的');
  await user.press('main button', '送請核可');
  await user.press('main input', '同仁…');
  await user.press('.ant-select-item-option', '…');
  await user.press('main button', '送出');
  await user.waitForText('等待回覆');
  await day.goTo(`news/list?text=${encodeURIComponent(day.article.title)}`);
  await user.waitForText('待核可');
  await day.openForm('沒核可的');
  const { reviews, seen } = await manager.get<ReviewThread>(REVIEW_PATHS.thread + subject);
  const answer = { state, words: '請改日期', seen };
  await day.send('PUT', REVIEW_PATHS.answer(reviews[0]?.id ?? 0), answer);
  await tab.run(() => void dispatchEvent(new Event('focus')));
  await user.waitForText(shown);
}
