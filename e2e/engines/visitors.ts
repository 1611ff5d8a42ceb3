import type { ApiClient } from '../fixtures/api-client.ts';
import { expect } from '../fixtures/test.ts';
import { weekdayIn } from '../fixtures/visit-form.ts';
import { type Tab, until } from './tab.ts';
import type { UserActions } from './user-actions.ts';

interface WalkContext {
  tab: Tab;
  user: UserActions;
  manager: ApiClient;
}
interface Booked {
  reference: string;
  audience: string;
  dates: { begin: string } | null;
  occasion: string | null;
}
const PARENTS_DAY = '家長訪校日';

/** What visitors do on a phone. */
export const VISITORS: Record<string, (context: WalkContext) => Promise<void>> = {
  'a student on a phone finds a department and books a visit': bookAsStudent,
  'a parent on a phone reads the yearly costs and books the parents’ day': bookAsParent,
  'a teacher on a phone books a class visit from the staff page': bookAsTeacher,
  'an undecided student on a phone gets three directions': findDirections,
};

/** Finds, reads and compares departments, then books a day. */
async function bookAsStudent({ tab, user, manager }: WalkContext): Promise<void> {
  await user.open('/');
  await user.fill('從一個詞開始找', '企管');
  await user.press('main li a', '管理學院學士班主修企業管理');
  for (const answer of ['你進得來嗎', '去年最低', '一年多少錢', '學長姐怎麼說'])
    await user.waitForText(answer);
  const page = await tab.run(() => location.pathname + location.search);
  await user.press('main button', '收藏…');
  await compareWithTwoMore(tab, user);
  await user.open('/camp');
  await until(`${tab.engine}: the camps have their days`, () =>
    tab.run(() => document.querySelector('main li time[datetime]') !== null),
  );
  await user.open(page);
  await user.press('main a', '預約參訪');
  const day = await until(`${tab.engine}: a day with free seats is shown`, () =>
    tab.run(firstFreeDay),
  );
  await user.press('main input[type=radio]', day);
  const name = `${tab.engine}的學生${Date.now()}`;
  await leaveName(tab, user, name);
  await send(user);
  const booked = await findBooking(user, manager, name);
  expect(booked.audience).toBe('student');
  const [, month, date] = /^(\d+)月(\d+)日/.exec(day) ?? [];
  expect(booked.dates?.begin).toMatch(
    new RegExp(`-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}$`),
  );
  // The next visitor sees one seat less.
  await user.open('/formVisit?who=parent');
  await until(`${tab.engine}: the days are there again`, () => tab.run(firstFreeDay));
  expect(await tab.run(isOffered, day)).toBe(false);
}

/** Adds two other departments from a search to the shortlist and compares them. */
async function compareWithTwoMore(tab: Tab, user: UserActions) {
  await user.open('/bachelor');
  await user.fill('找學系、領域或出路…', 'AI');
  await user.waitForText('「AI」找到的學系');
  for (const savedCount of [2, 3]) {
    await user.press('main li button', '收藏…');
    await until(`${tab.engine}: ${savedCount} are saved`, () =>
      tab.run(
        (count) => document.querySelector('aside [role=status] strong')?.textContent === count,
        String(savedCount),
      ),
    );
  }
  await user.press('aside a', '比較學系');
  await user.waitForText('申請去年最低');
  expect(await tab.run(() => document.querySelectorAll('main thead th').length)).toBe(3);
}

/** Reads costs, the news of the parents' day, and books. */
async function bookAsParent({ tab, user, manager }: WalkContext): Promise<void> {
  await user.open('/admissions#fees');
  for (const answer of ['學雜費與生活費', '獎助學金']) await user.waitForText(answer);
  await until(`${tab.engine}: the rooms are unfolded`, async () => {
    if (await tab.run(() => document.body.innerText.includes('宿舍'))) return true;
    // The page may still be scrolling to its anchor.
    await user.press('main summary', '住宿（一年，新臺幣元）');
    return false;
  });
  await user.open('/news');
  await user.fill('關鍵字', PARENTS_DAY);
  await user.press('main form button', '搜尋');
  // A click before the list is filtered would be overtaken by the search.
  await until(`${tab.engine}: the list is narrowed`, () =>
    tab.run(
      (words) => document.querySelector('main h2 a')?.textContent?.startsWith(words),
      PARENTS_DAY,
    ),
  );
  await user.press('main h2 a', `${PARENTS_DAY}…`);
  await until(`${tab.engine}: the notice is there`, () =>
    tab.run(() => location.pathname === '/newsCont'),
  );
  await user.press('main aside a', '我要報名');
  await until(`${tab.engine}: the event is there`, () =>
    tab.run(() => location.pathname === '/eventCont'),
  );
  // The news item, which may still be visible, has a button with the same name.
  await user.press('main a[href^="/formVisit"]', '我要報名');
  await user.press('main label', '家長');
  // School fields do not apply to parents.
  const labels = await tab.run(readFormLabels);
  expect(labels).toMatch(/姓名/);
  expect(labels).not.toMatch(/職稱|隨行教師/);
  const name = `${tab.engine}的家長${Date.now()}`;
  await leaveName(tab, user, name);
  await send(user);
  const booked = await findBooking(user, manager, name);
  expect(booked).toMatchObject({
    audience: 'parent',
    occasion: expect.stringContaining(PARENTS_DAY),
  });
}

/** Reads the staff page and books the visit of a class. */
async function bookAsTeacher({ tab, user, manager }: WalkContext): Promise<void> {
  const school = `${tab.engine}高中${Date.now()}`;
  await user.open('/staff');
  for (const part of ['演講主題與講師', '下載', '這一年可以排進課表的日子'])
    await user.waitForText(part);
  await user.press('main a', '預約參訪');
  await user.fill('學校名稱…', school);
  await tab.run(advanceClockOneMinute);
  await user.choose('縣市…', '桃園市');
  await user.fill('聯絡人姓名…', '林老師');
  await user.fill('職稱…', '輔導主任');
  await user.fill('聯絡電話…', '03-1234567');
  await user.fill('電子郵件…', 'teacher@example.edu.tw');
  await user.choose('希望日期（最早）…', weekdayIn(30));
  await user.choose('希望日期（最晚）…', weekdayIn(40));
  await user.press('label', '上午');
  await user.fill('學生人數…', '40');
  await user.fill('隨行教師人數…', '2');
  await user.press('label', '遊覽車');
  await send(user);
  const booked = await findBooking(user, manager, school);
  expect(booked.dates?.begin).toBe(weekdayIn(30));
  await user.waitForText('再填一份');
}

/** Answers five questions and reads three directions. */
async function findDirections({ tab, user }: WalkContext): Promise<void> {
  await user.open('/undecided');
  await tab.run(chooseFirstAnswers);
  await user.press('main button', '看三個方向');
  await user.waitForText('你可以先看這三個方向');
  expect(await tab.run(() => document.querySelectorAll('main section h3').length)).toBe(3);
  await user.press('main li a[href^="/bachelorCont"]', '…');
  await user.waitForText('你進得來嗎');
  expect(await tab.run(() => location.pathname)).toBe('/bachelorCont');
  // Firefox logs a transition that a resized window ends.
  await until(`${tab.engine}: the department has entered`, () =>
    tab.run(
      () =>
        !CSS.supports('selector(:active-view-transition)') ||
        !document.querySelector(':active-view-transition'),
    ),
  );
}

async function leaveName(tab: Tab, user: UserActions, name: string) {
  await user.fill('姓名…', name);
  await tab.run(advanceClockOneMinute);
  await user.fill('手機或電話…', '0912345678');
}
async function send(user: UserActions) {
  await user.press('label', '我已閱讀…');
  await user.press('main button', '送出');
  await user.press('dialog button', '確定');
  await user.waitForText('申請已送出');
}
/** Expects one booking with this name; its number is shown to the visitor. */
async function findBooking(user: UserActions, manager: ApiClient, name: string): Promise<Booked> {
  const inbox = await manager.list<Booked>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(name)}`,
  );
  expect(inbox).toHaveLength(1);
  const [booked] = inbox as [Booked];
  await user.waitForText(booked.reference);
  return booked;
}

/** Runs in the page: forms sent within seconds count as automated. */
function advanceClockOneMinute() {
  const { now } = Date;
  Date.now = () => now() + 60_000;
}
/** Runs in the page: chooses the first answer of each question. */
function chooseFirstAnswers() {
  for (const group of document.querySelectorAll('main fieldset'))
    group.querySelector<HTMLInputElement>('input[type=radio]')?.click();
}
/** Runs in the page: labels of the form. */
function readFormLabels(): string {
  return [...document.querySelectorAll('main form label')]
    .map(({ textContent }) => textContent)
    .join('\n');
}
/** Runs in the page: label of the first day with free seats. */
function firstFreeDay(): string | null {
  const days = [...document.querySelectorAll('main input[type=radio][aria-label*="剩"]')];
  return days.find((day) => day.closest('details')?.open)?.getAttribute('aria-label') ?? null;
}
/** Runs in the page: whether a day is offered with exactly these seats. */
function isOffered(day: string): boolean {
  return document.querySelector(`main input[type=radio][aria-label="${day}"]`) !== null;
}
