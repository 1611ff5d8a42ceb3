import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { adminMenu, follow } from '../fixtures/admin-menu.ts';
import { expectSharedObjects } from '../fixtures/compare-shared-objects.ts';
import { createProblems } from '../fixtures/problems.ts';
import { runProduct } from '../fixtures/product.ts';
import { root } from '../fixtures/root.ts';
import { startShell } from '../fixtures/second-shell.ts';
import { typeSignIn } from '../fixtures/sign-in-page.ts';
import { openPage } from '../fixtures/test.ts';
import { fillVisit, sendForm } from '../fixtures/visit-form.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import {
  buildPreviousRelease,
  findPreviousRelease,
  type PreviousRelease,
} from './previous-release.ts';

// Remotes are released independently, so sites run mixtures of this and the previous release.
const found = findPreviousRelease();
let previous: PreviousRelease;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  if ('commit' in found) previous = await buildPreviousRelease(found.commit);
});
test.afterAll(() => previous?.remove());

/** Remotes that the walkthrough opens. */
const TESTED_REMOTES = ['mf_public', 'mf_admin_forms'];
/** Refusal reasons of a shell older than the release. */
const UNMET_NEEDS_PATTERN =
  /\bit needs [^;]+(the shell has \S+|which the shell('s \S+)? does not (have|provide))|manifest\.claims\.\d+ Unrecognized key/;

test.beforeEach(({ page: _ }, info) => {
  if ('why' in found) info.skip(true, found.why);
  test.setTimeout(400_000);
});

test('this shell and API run the previous remotes: visitors send forms and staff find them', ({
  page,
}) => walkOn(page, { trees: { site: root, remotes: previous.dir, only: TESTED_REMOTES } }));

test('the previous shell and API run or refuse each remote of this tree', ({ page }) =>
  walkOn(page, { trees: { site: previous.dir, remotes: root }, mayStayUnready: true }));

test('this shell and these remotes run on the previous API', ({ page }) =>
  walkOn(page, { trees: { api: previous.dir } }));

test('the previous shell and remotes run on this API', ({ page }) =>
  walkOn(page, { trees: { site: previous.dir, api: root, remotes: previous.dir } }));

test('the previous shell adopts remotes of this tree from the release service', async ({
  page,
}) => {
  const product = await runProduct();
  try {
    const shell = await startShell(product, {}, previous.dir);
    try {
      const { remotes } = JSON.parse(await readFile(shell.registryFile, 'utf8'));
      const { remotes: current } = JSON.parse(await readFile(product.registryFile, 'utf8'));
      expect(Object.keys(remotes).sort()).toEqual(Object.keys(current).sort());
      await openPage(page, `${shell.url}/news`);
      await expect(heading(page)).toBeVisible();
      await expectSharedObjects(page);
    } finally {
      await shell.remove();
    }
  } finally {
    await product.stop();
  }
});

/** Walks through what runs; refused remotes are noted with their reasons. */
async function walkOn(page: Page, options: Parameters<typeof startDeployment>[0]) {
  const deployment = await startDeployment({ ...options, settings: { RATE_LIMIT: '1000000' } });
  try {
    const problems = createProblems();
    problems.watch(page);
    // An older API refuses newer parameters before it is read without them.
    if (options?.trees?.api === previous.dir) problems.allow(/status of 400 .*\/api\/admin\//);
    const sent = options?.mayStayUnready ? Object.entries(deployment.sent) : [];
    const refused = sent.filter(([, { code }]) => code !== 0);
    for (const [remote, { output }] of refused) {
      expect(output, remote).toMatch(UNMET_NEEDS_PATTERN);
      test.info().annotations.push({ type: 'refused', description: `${remote}: ${output}` });
    }
    if (refused.every(([remote]) => remote !== 'mf_public')) {
      await expect
        .poll(async () => (await fetch(`${deployment.shellUrl}/readyz`)).status)
        .toBe(200);
      await visit(page, deployment);
    }
    if (refused.length === 0) await work(page, deployment);
    expect(problems.found).toEqual([]);
  } finally {
    await deployment.stop();
  }
}

const SCHOOL = '前版高中';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function visit(page: Page, { url }: Deployment) {
  await openPage(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPage(page, `${url}/news`);
  const article = page.getByRole('main').locator('a[href*="newsCont?id="]').first();
  await article.click();
  await expect(page).toHaveURL(/newsCont\?id=/);
  await expect(heading(page)).toBeVisible();
  await expectSharedObjects(page);
  await page.goto(`${url}/formVisit?who=school`);
  await fillVisit(page, { school: SCHOOL });
  await sendForm(page);
  await expect(page.getByRole('main')).toContainText('申請已送出', { timeout: 30_000 });
}

async function work(page: Page, { url, admin }: Deployment) {
  await page.goto(`${url}/admin/login`);
  await typeSignIn(page, admin.account, admin.password);
  await follow(page, '/admin/forms/visit_list');
  await expect(page.getByRole('row').filter({ hasText: SCHOOL })).toBeVisible();
  await expectSharedObjects(page);
  const links = adminMenu(page).locator('a[href^="/admin"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths)) {
    await page.goto(`${url}${path}`);
    await expect(heading(page), `${path}`).toHaveText(/\p{Script=Han}/u);
    await expect(page.getByRole('button', { name: '再試一次' }), `${path}`).toBeHidden();
  }
}
