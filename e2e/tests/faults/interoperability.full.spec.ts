import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { AUTH_PATHS } from '@admissions/protocol';
import type { Page } from '@playwright/test';
import { findPrepared } from '../../fixtures/changed-remote.ts';
import { compareSharedObjects } from '../../fixtures/compare-shared-objects.ts';
import { runCommand } from '../../fixtures/how-to-commands.ts';
import { root } from '../../fixtures/root.ts';
import { addOwner } from '../../fixtures/send-release.ts';
import { expect, test } from '../../fixtures/test.ts';

const REMOTE = join(root, 'e2e/fixtures/plain-remote');
const HOST = join(root, 'e2e/fixtures/plain-host');
const VITE = join(root, 'node_modules/.bin/vite');
const KIT = join(root, 'tools/kit/cli.mjs');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plain-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function expectWorkingPage(page: Page, version: string) {
  const entry = page.waitForResponse((response) =>
    response.url().endsWith(`/remotes/mf_plain/${version}/remoteEntry.js`),
  );
  await page.goto('/plain');
  expect((await entry).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain page');
  await expect(page.locator('.plain-page')).toHaveCSS('border-top-width', '7px');
  await expect(page.getByRole('link', { name: 'This page' })).toHaveClass('active');
  // A second React would refuse the hook of the page.
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
}

test('a visitor uses pages of a remote built with the plain plugins of Vite and rspack', async ({
  page,
  product,
  manager,
}) => {
  test.setTimeout(600_000);
  const owner = { team: 'Plain team', prefixes: ['/plain'] };
  const settings = { RELEASE_TOKEN: await addOwner(manager, 'mf_plain', owner) };
  const remote = join(folder, 'remote');
  cpSync(REMOTE, remote, { recursive: true });
  const release = (from: string, version: string) =>
    runCommand(
      `node ${KIT} release --from=${from} --version=${version} --to=${product.url}`,
      remote,
      settings,
    );

  await test.step('Vite', async () => {
    const built = join(folder, 'vite');
    await runCommand(`${VITE} build ${REMOTE} --outDir ${built}`, REMOTE);
    expect(await release(built, '1.0.0')).toContain('mf_plain 1.0.0 is the stable release');
    await expectWorkingPage(page, '1.0.0');
    expect((await compareSharedObjects(page)).react).toBe(true);
  });
  await test.step('rspack', async () => {
    await runCommand('npm install', remote);
    await runCommand('npm run build', remote);
    expect(await release('dist', '1.0.1')).toContain('mf_plain 1.0.1 is the stable release');
    await expectWorkingPage(page, '1.0.1');
  });
});

test('a plain host loads a remote by its manifest and shows a page', async ({
  adminPage: page,
  product,
}) => {
  test.setTimeout(300_000);
  const version = basename(findPrepared('mf_admin_forms'));
  const manifestPath = `/remotes/mf_admin_forms/${version}/mf-manifest.json`;
  const { metaData } = await (await page.request.get(manifestPath)).json();
  expect(metaData.buildInfo.buildVersion).toBe(version);
  expect(metaData).not.toHaveProperty('ssrRemoteEntry');

  // Inside the tree, where the packages are installed.
  mkdirSync(join(root, 'e2e/.work'), { recursive: true });
  const built = mkdtempSync(join(root, 'e2e/.work/host-'));
  await runCommand(`${VITE} build ${HOST} --outDir ${built}`, HOST, {
    REMOTE_MANIFEST: manifestPath,
  });
  await page.route('**/admin/plain-host/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/admin/plain-host/', '');
    const file = join(built, path || 'index.html');
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' });
  });
  const cookies = await page.context().cookies(`${product.url}/admin`);
  const data = { domain: new URL(product.url).host };
  const answer = await page.request.post(AUTH_PATHS.appSignIn, { data });
  await page.addInitScript((tokens) => Object.assign(globalThis, { TOKENS: tokens }), {
    app: (await answer.json()).data.token as string,
    admin: cookies.find(({ name }) => name === 'admin_token')?.value ?? '',
  });
  await page.goto('/admin/plain-host/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('校園參訪');
  rmSync(built, { recursive: true, force: true });
});
