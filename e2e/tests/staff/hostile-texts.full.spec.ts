import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { ADMIN_TOKEN_COOKIE } from '@admissions/protocol';
import { chooseAction } from '../../fixtures/admin-form.ts';
import { expectSuccess } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

const HOSTILE = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('a title with markup is shown as text on all screens and on the site', async ({
  adminPage: page,
  manager,
  article: { id, revision },
}) => {
  const title = HOSTILE.slice(0, 80);
  const body = [{ type: 'heading', level: 2, text: HOSTILE }];
  const entry = { title, summary: HOSTILE, body, revision };
  expectSuccess(await manager.call('PUT', adminPathsOf(news).edit(id), entry));
  const isHacked = () => page.evaluate(() => (window as { hacked?: number }).hacked !== undefined);
  for (const path of [
    '/admin/news/list',
    `/admin/news/edit?id=${id}`,
    `/admin/news/edit_cont?id=${id}`,
    '/news',
    `/newsCont?id=${id}`,
    '/search?q=onerror',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isHacked(), path).toBe(false);
  }
  await page.goto('/admin/news/list?text=onerror');
  await chooseAction(page, /^更多操作：/, '移到回收桶');
  await expect(page.getByRole('alertdialog')).toContainText('onerror');
  expect(await isHacked()).toBe(false);
});

test('a script on a public page cannot access the back office in a frame or window', async ({
  adminPage: page,
  problems,
}) => {
  problems.allow(/frame/i, /ERR_BLOCKED/);
  await page.goto('/');
  const seen = await page.evaluate(async () => {
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const cookieOf = (document: () => Document | null | undefined) => {
      try {
        return document()?.cookie ?? 'nothing';
      } catch {
        return 'nothing';
      }
    };
    const frame = document.createElement('iframe');
    frame.src = '/admin/login';
    document.body.append(frame);
    const opened = window.open('/admin/login');
    await wait(2500);
    return [cookieOf(() => frame.contentDocument), cookieOf(() => opened?.document)];
  });
  for (const cookies of seen) expect(cookies).not.toContain(ADMIN_TOKEN_COOKIE.name);
});
