import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { follow } from '../fixtures/admin-menu.ts';
import { publishRemote } from '../fixtures/changed-remote.ts';
import { createProblems } from '../fixtures/problems.ts';
import { root } from '../fixtures/root.ts';
import { sameObjects } from '../fixtures/same-objects.ts';
import { typeSignIn } from '../fixtures/sign-in-page.ts';
import { fillVisit } from '../fixtures/visit-form.ts';
import { type Parts, startParts } from './parts.ts';
import {
  buildPreviousRelease,
  findPreviousRelease,
  type PreviousRelease,
} from './previous-release.ts';

// Teams release when they like: between two releases of the shell a site runs mixtures of this tree and of the release before.
const found = findPreviousRelease();
let previous: PreviousRelease;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  if ('commit' in found) previous = await buildPreviousRelease(found.commit);
});
test.afterAll(() => previous?.remove());

const SETTINGS = { TEST_PROBE: '1', RATE_LIMIT: '1000000', SIGNIN_LIMIT: '1000000' };
/** What the shell of that commit says of a release of this tree. Later ones take what they do not know: then these remotes take the walk there, too. */
const REFUSAL = String.raw`Unrecognized keys: \"provenance\", \"needs\", \"packages\"`;

test('this shell and this API with the remotes of the release before: visitors read and write, staff sign in and find what was written', async ({
  page,
}, info) => {
  if ('why' in found) info.skip(true, found.why);
  test.setTimeout(400_000);
  const parts = await startParts({
    trees: { site: root, remotes: previous.dir },
    settings: SETTINGS,
  });
  try {
    await walk(page, parts);
  } finally {
    await parts.stop();
  }
});

test('the release before says what it does not know in a release of this tree, and goes on with its own', async ({
  page,
}, info) => {
  if ('why' in found) info.skip(true, found.why);
  test.setTimeout(400_000);
  const parts = await startParts({
    trees: { site: previous.dir, remotes: previous.dir },
    settings: SETTINGS,
  });
  try {
    const release = join(parts.folder, 'of-this-tree');
    await publishRemote('mf-public', release);
    await parts.serve('mf_public', release);
    await expect.poll(() => parts.logOf('shell'), { timeout: 60_000 }).toContain(REFUSAL);
    await walk(page, parts);
  } finally {
    await parts.stop();
  }
});

async function walk(page: Page, parts: Parts) {
  const problems = createProblems();
  problems.watch(page);
  await visit(page, parts);
  await work(page, parts);
  expect(problems.found).toEqual([]);
}

const SCHOOL = '前版高中';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function visit(page: Page, { url }: Parts) {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/news`);
  await page.locator('html[data-hydrated]').waitFor();
  const article = page.getByRole('main').locator('a[href*="newsCont?id="]').first();
  await article.click();
  await expect(page).toHaveURL(/newsCont\?id=/);
  await expect(heading(page)).toBeVisible();
  await expectOneReact(page);
  await page.goto(`${url}/formVisit`);
  await fillVisit(page, { school: SCHOOL });
  await page.getByRole('main').getByRole('button', { name: '送出' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '確定' }).click();
  await expect(page.getByRole('main')).toContainText('申請已送出', { timeout: 30_000 });
}

async function work(page: Page, { url, admin }: Parts) {
  await page.goto(`${url}/admin/login`);
  await typeSignIn(page, admin.account, admin.password);
  await follow(page, '/admin/forms/visit_list');
  await expect(page.getByRole('row').filter({ hasText: SCHOOL })).toBeVisible();
  await expectOneReact(page);
}

/** The remote's code has bound the very objects that the shell provides, not copies. */
async function expectOneReact(page: Page) {
  const same = await sameObjects(page);
  for (const name of ['react', 'react-router', '@admissions/store', '@admissions/api-client'])
    expect(same[name], name).toBe(true);
}
