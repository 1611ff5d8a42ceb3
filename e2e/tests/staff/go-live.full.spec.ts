import { readFile } from 'node:fs/promises';
import { AREAS, type Area, schoolYearOf, taipeiDay } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import {
  ADMIN_BUNDLES,
  ADMIN_GO_LIVE,
  ADMIN_NUMBERS,
  ADMIN_PHOTOS,
  ADMIN_SITE_CHECK,
  PHOTO_PATHS,
  type PhotoSlot,
  SAMPLE_PATHS,
} from '@admissions/protocol/staff';
import { type MailServer, startMailServer } from '@admissions/tools/mail-server';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { chooseAction, save, upload } from '../../fixtures/admin-form.ts';
import { createClient } from '../../fixtures/api-client.ts';
import { countClicks } from '../../fixtures/count-clicks.ts';
import { formOf } from '../../fixtures/kind-screens.ts';
import { pdfFile, pictureFile } from '../../fixtures/picture.ts';
import { type Product, runProduct } from '../../fixtures/product.ts';
import { findMarks, findMarksInApi, rewriteSamples } from '../../fixtures/sample-marks.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { changeWorkbook, setColumn } from '../../fixtures/workbook.ts';
import { ORIGINAL_TABLE, PUBLIC_PAGES } from '../visitor/public-pages.ts';

const EMAIL = 'chief@yzu.edu.tw';
const PASSWORD = `own-words-${Date.now()}`;
const OFFICE = {
  phone: '03-4638800',
  phoneNote: '',
  phoneNoteEn: '',
  email: 'admission@yzu.edu.tw',
  notice: '',
  noticeEn: '',
  mainColor: '#7a0019',
  accentColor: '#ffc72c',
};
const SAMPLE_ACCOUNTS = [
  'director',
  'web.editor',
  'admission',
  'outreach',
  'college.desk',
  'assistant',
];

/** A new installation with demo content, the first password and a mail server. */
const test = base.extend<object, { mail: MailServer; product: Product }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const product = await runProduct({
        isEmpty: true,
        settings: {
          SEED: 'demo',
          ADMIN_PASSWORD: '',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
          MAIL_FROM: 'site@yzu.edu.tw',
          MAIL_OFFICE: OFFICE.email,
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** The samples of an area on the page 上線準備. */
const samplesOf = (page: Page, area: Area) =>
  main(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: `${AREA_LABELS[area]['zh-TW']}：` }) });

test('an office goes from the demonstration to its own site in an afternoon', async ({
  page,
  product,
  mail,
  problems,
}, { annotations }) => {
  test.setTimeout(900_000);
  // The first password has to be replaced.
  problems.allow(/40[13]/);
  const pages = [...PUBLIC_PAGES, ...ORIGINAL_TABLE].map(({ path }) => path);
  expect(await findMarks(product.url, ['/'], 1)).toHaveLength(2);
  expect((await findMarksInApi(product.url)).found.length).toBeGreaterThan(100);
  const startedAt = Date.now();
  const clicks = await countClicks(page);
  await test.step('the first password is replaced, a second factor added', () =>
    enter(page, product));
  await test.step('sample requests are deleted', () => deleteRequests(page));
  await test.step('accounts and allowed addresses are those of the office', () =>
    settleAccounts(page));
  await test.step('the test letter arrives', async () => {
    await page.goto(ADMIN_GO_LIVE);
    await button(page, '寄測試信給自己').click();
    await expect(page.getByText(`測試信已寄到${EMAIL}。`)).toBeVisible();
    expect(mail.received.map(({ to }) => to)).toContain(EMAIL);
  });
  await test.step('contact, logo and colours are those of the office', () => fillOffice(page));
  await test.step('the numbers of the year come from a workbook, and are approved', () =>
    importNumbers(page));
  const rewritten = await test.step('samples are removed, rewritten or accepted', () =>
    endSamples(page, product.url));
  await test.step('photographs take the places of drawings', () => replacePictures(page));
  await test.step('the site check finds the last words', () => checkSite(page));
  await test.step('every check is done but https', () => expectReady(page));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const description = `${seconds} s, ${clicks()} clicks, ${rewritten} entries rewritten by the API`;
  annotations.push({ type: 'afternoon', description });
  process.stdout.write(`  from the demonstration to live: ${description}\n`);
  await test.step('no page, feed, calendar or answer of the API has a sample', async () => {
    expect(await findMarks(product.url, pages)).toEqual([]);
    const { found, count } = await findMarksInApi(product.url);
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(60);
  });
});

async function enter(page: Page, { admin }: Product) {
  await page.goto('/admin/login');
  await typeSignIn(page, admin.account, admin.password);
  await page.getByLabel(/^新密碼/).fill(PASSWORD);
  await page.getByLabel(/^再輸入一次新密碼/).fill(PASSWORD);
  await page.getByRole('button', { name: '變更密碼' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('button', { name: '我的帳號' }).click();
  const own = page.getByRole('dialog', { name: '我的帳號' });
  await own.getByRole('button', { name: '啟用兩步驟驗證' }).click();
  await own.getByLabel('目前的密碼').fill(PASSWORD);
  await own.getByRole('button', { name: '下一步' }).click();
  const secret = (await own.getByRole('code').textContent()) ?? '';
  await own.getByLabel('驗證碼').fill(new TOTP({ secret: secret.replace(/\s/g, '') }).generate());
  await own.getByRole('button', { name: '確認並啟用' }).click();
  await own.getByRole('button', { name: '我已經存好了' }).click();
  await own.getByRole('button', { name: '關閉' }).click();
  await expect(main(page).getByRole('link', { name: '上線準備' })).toBeVisible();
}

async function deleteRequests(page: Page) {
  await page.goto(ADMIN_GO_LIVE);
  await samplesOf(page, 'forms').locator('summary').click();
  await button(page, '刪除示範申請與提問').click();
  await confirm(page, '刪除示範申請與提問');
  await expect(page.getByText(/^已刪除\d+筆。$/)).toBeVisible();
  await expect(samplesOf(page, 'forms')).toHaveCount(0);
}

async function settleAccounts(page: Page) {
  const openAccount = async (account: string) => {
    await page.goto('/admin/account/list');
    const row = main(page)
      .getByRole('row')
      .filter({ has: page.getByText(account, { exact: true }) });
    await row.getByRole('link').first().click();
  };
  await openAccount('admin');
  await main(page)
    .getByRole('textbox', { name: /^電子郵件/ })
    .fill(EMAIL);
  await main(page).getByLabel('您目前登入用的密碼').fill(PASSWORD);
  await save(page);
  for (const account of SAMPLE_ACCOUNTS) {
    await openAccount(account);
    await chooseAction(page, '操作', '刪除');
    await confirm(page, '刪除');
    await expect(page).toHaveURL('/admin/account/list');
  }
  // An address of the machine itself is not offered, and the first one is tried out.
  await page.goto('/admin/account/add_ip');
  await main(page)
    .getByRole('textbox', { name: /^位址或網段/ })
    .fill('127.0.0.1');
  await button(page, '儲存').click();
  await button(page, '確認保留').click();
  await expect(page.getByRole('cell', { name: /127\.0\.0\.1/ }).first()).toBeVisible();
}

async function fillOffice(page: Page) {
  await page.goto('/admin/setting/edit_office');
  const field = (name: string) => formOf(page).locator(`[data-field="${name}"]`);
  for (const [name, value] of Object.entries(OFFICE))
    await field(name).locator('input, textarea').first().fill(value);
  await upload(page, field('logo'), pictureFile('logo.png', 240, 200));
  await save(page);
}

/** The dialog that appears after drafts were saved, and the publication of the bundle. */
async function publishTogether(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: '加入一起上線' });
  await dialog.getByRole('textbox', { name: /^這一組的名稱/ }).fill(name);
  await dialog.getByRole('button', { name: '加入' }).click();
  await expect(page.getByText(`已加入「${name}」。`)).toBeVisible();
  await page.goto(ADMIN_BUNDLES);
  await main(page).getByRole('link', { name }).click();
  await button(page, '發布').click();
  await confirm(page, '發布');
  await expect(page.getByText('整組已發布。')).toBeVisible();
}

async function importNumbers(page: Page) {
  const year = schoolYearOf(taipeiDay()) + 1;
  await page.goto(ADMIN_NUMBERS.faculty);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, '下載Excel（全部）').click(),
  ]);
  const file = changeWorkbook(await readFile(await download.path()), (name, sheet) => {
    // Of the first department the first channel; all else has a source.
    if (name === '學士班入學分則')
      return setColumn(setColumn(sheet, '學年度', year, '2'), '名額', 9, '2');
    const sourced = setColumn(sheet, '出處', `${year - 1}年11月公告`);
    return name === '招生管道' ? sheet : sourced.replaceAll('（示範）', '');
  });
  await main(page).locator('input[type=file]').setInputFiles({
    name: '今年的數字.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await button(page, /^存成\d+筆草稿$/).click();
  await publishTogether(page, `${year}學年度的數字`);

  await page.goto(ADMIN_NUMBERS.faculty);
  await button(page, /^與\d+學年度相同\d+系/).click();
  await main(page).getByLabel('選取本頁全部').check();
  await button(page, /^核對無誤（\d+）$/).click();
  await expect(page.getByText('已核對，數字公開了。')).toBeVisible();
}

/** Returns the number of entries whose texts were rewritten. */
async function endSamples(page: Page, url: string) {
  await page.goto(ADMIN_GO_LIVE);
  const pressIn = async (area: Area, action: string, path: string) => {
    const samples = samplesOf(page, area);
    if ((await samples.count()) === 0) return;
    await samples.locator('summary').click();
    await samples.getByRole('button', { name: action }).click();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith(path)),
      confirm(page, action),
    ]);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await expect(samplesOf(page, 'setting')).toBeVisible();
  for (const area of AREAS) await pressIn(area, '移除這一區的示範資料', SAMPLE_PATHS.remove);
  const rewritten = await rewriteSamples(await clientOf(page, url));
  await page.reload();
  await expect(samplesOf(page, 'setting')).toBeVisible();
  for (const area of AREAS) await pressIn(area, '內容正確，去掉示範標記', SAMPLE_PATHS.accept);
  await expect(samplesOf(page, 'setting')).toHaveCount(0);
  return rewritten;
}

/** A client with the session of the page. */
async function clientOf(page: Page, url: string) {
  const cookies = await page.context().cookies([`${url}/admin`, `${url}/api/admin`]);
  const read = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const token = { token: read('admin_token'), expire: 0 };
  return createClient(url, read('app_token'), { token, half: read('admin_half') });
}

async function replacePictures(page: Page) {
  const readSlots = async () => {
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith(PHOTO_PATHS.slots)),
      page.goto(ADMIN_PHOTOS),
    ]);
    return ((await answer.json()) as { data: { list: PhotoSlot[] } }).data.list;
  };
  const own = (await readSlots()).filter(({ isInside }) => !isInside);
  if (own.length > 0) {
    const photographs = own.map(({ title, width, height }, at) =>
      pictureFile(`${title}.png`, 640 + at, Math.round(((640 + at) * height) / width)),
    );
    await main(page).locator('input[type=file]').setInputFiles(photographs);
    await button(page, `把${own.length}張存成草稿`).click();
    await publishTogether(page, '校園照片');
  }
  const inside = await readSlots();
  for (const [at, { media, width, height }] of inside.entries()) {
    if (inside.findIndex((each) => each.media === media) < at) continue;
    await page.goto(`/admin/media/library?id=${media}`);
    const details = main(page).getByRole('region', { name: '檔案內容' });
    await details
      .locator('input[type=file]')
      .setInputFiles(
        width > 0
          ? pictureFile(`${media}.png`, 700 + at, Math.round(((700 + at) * height) / width))
          : pdfFile(`${media}.pdf`),
      );
    await confirm(page, '換成另一個檔案');
    await expect(page.getByRole('status').filter({ hasText: '已換成新的檔案' })).toBeVisible();
  }
  await page.goto(ADMIN_PHOTOS);
  await expect(page.getByText('沒有示範圖片了。')).toBeVisible();
}

async function checkSite(page: Page) {
  const run = async () => {
    await page.goto(ADMIN_SITE_CHECK);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.getByRole('button', { name: '立即檢查' }).click(),
    ]);
  };
  const mend = async (title: string, field: string, words: string) => {
    await page.goto(`${ADMIN_SITE_CHECK}?rule=sampleText`);
    await page.getByRole('link', { name: new RegExp(`^去修改：.*${title}`) }).click();
    await formOf(page).locator(`[data-field="${field}"]`).getByRole('textbox').fill(words);
    await save(page);
  };
  await run();
  await mend('一年要花多少', 'intro', '學雜費、住宿、吃飯、車錢，先放在同一張表。');
  await mend('特殊選才', 'source', '招生簡章');
  await run();
}

async function expectReady(page: Page) {
  await page.goto(ADMIN_GO_LIVE);
  await button(page, '標為不需要：內容').click();
  const open = main(page)
    .getByRole('row')
    .filter({ hasText: /上線前必須|建議/ });
  // The first snapshot comes a minute after the start.
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText(/^完成\d+／/)).toBeVisible();
    // Both need https.
    expect(await open.locator('strong').allTextContents()).toEqual(['網站位址', '加密連線']);
  }).toPass({ timeout: 120_000 });
  await page.goto('/admin');
  await expect(main(page).getByText(/上線準備還有2項未完成/)).toBeVisible();
}
