import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS_PATH } from '@admissions/protocol/staff';
import { readCommands, runCommand, startCommand } from '../../fixtures/how-to-commands.ts';
import { root } from '../../fixtures/root.ts';
import { addOwner } from '../../fixtures/send-release.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const REMOTE = 'mf_open_day';
const COMMANDS = [
  'create',
  'install',
  'dev',
  'format',
  'doctor',
  'release',
  'again',
  'back',
  'upgrade',
] as const;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'team-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a team follows docs/how-to/own-repository.md from creation to rollback', async ({
  page,
  product,
  manager,
  problems,
}) => {
  test.setTimeout(900_000);
  const repository = join(folder, 'open-day');
  const blocks = readCommands('own-repository');
  expect(blocks).toHaveLength(COMMANDS.length);
  const follow = async (name: (typeof COMMANDS)[number], cwd = repository) => {
    const outputs: string[] = [];
    for (const command of blocks[COMMANDS.indexOf(name)] ?? [])
      outputs.push(await runCommand(toHere(command), cwd));
    return outputs;
  };
  const toHere = (command: string) =>
    command.replace('../open-day', repository).replaceAll('https://test.example', product.url);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  await follow('create', root);
  const [, tested] = await follow('install');
  expect(tested).toMatch(/Tests +4 passed/);
  await test.step('the packages create a repository without this tree', async () => {
    const [line = ''] = blocks[COMMANDS.indexOf('create')] ?? [];
    const options = toHere(line.slice(line.indexOf('--name')).replaceAll('open', 'closed'));
    const createdFolder = join(folder, 'closed-day');
    const output = await runCommand(
      `npx admissions-remote create ${createdFolder} ${options} --packages vendor`,
      repository,
    );
    expect(output).toContain(`${createdFolder} holds mf_closed_day at /closed-day.`);
    for (const file of ['remote.json', 'shell-contract.json'])
      expect(existsSync(join(createdFolder, file)), file).toBe(true);
    expect(readdirSync(join(createdFolder, 'vendor'))).toEqual(
      readdirSync(join(repository, 'vendor')),
    );
  });
  await test.step('the site’s packages pass the strictest compiler options', async () => {
    const strict = await runCommand('npx tsc --noEmit --skipLibCheck false', repository).catch(
      (error: Error) => error.message,
    );
    // Errors in dependencies are not ours.
    expect(strict).not.toMatch(/@admissions\/[^/]+\/(?!node_modules)/);
  });

  await test.step('the development version runs in the deployed shell', async () => {
    const [command = ''] = blocks[COMMANDS.indexOf('dev')] ?? [];
    const dev = await startCommand(
      `${toHere(command)} --port 0`,
      repository,
      /^ +http:.*\/open-day$/m,
    );
    const [, address = ''] = /^ +(http:.*\/open-day)$/m.exec(dev.readOutput()) ?? [];
    const file = join(repository, 'src/features/open-day/open-day-page.tsx');
    const before = readFileSync(file, 'utf8');
    const edit = (from: string, to: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    try {
      edit('<p>{t(TEXTS.description)}</p>', '<input aria-label="name" />');
      await page.goto(address);
      await page.getByLabel('name').fill('王小明');
      edit('title={title} lead', 'title="開放日在這裡" lead');
      await expect(heading).toHaveText('開放日在這裡');
      await expect(page.getByLabel('name')).toHaveValue('王小明');

      problems.allow(/window is not defined/);
      edit('const title =', 'window.scrollX;\n  const title =');
      const message = page.locator('vite-error-overlay');
      await expect(message).toContainText('On the server: window is not defined');
      await expect(message).toContainText('open-day-page.tsx:');
      await expect
        .poll(() => dev.readOutput())
        .toMatch(/window is not defined[\s\S]+open-day-page\.tsx:/);
      writeFileSync(file, before);
      await expect(message).toBeHidden();
      await expect(heading).toHaveText('開放日');
      // Client-side navigation from a deployed page.
      await openPage(page, new URL('/news', address).href);
      await page.getByRole('banner').getByRole('button', { name: '認識元智' }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /開放日/ })
        .click();
      await expect(heading).toHaveText('開放日');
    } finally {
      // Leaves the page first, since a file change would reload it.
      await page.goto('about:blank');
      await dev.stop();
      writeFileSync(file, before);
    }
  });

  const { owner } = JSON.parse(readFileSync(join(repository, 'remote.json'), 'utf8')) as {
    owner: string;
  };
  const token = await addOwner(manager, REMOTE, { team: owner, prefixes: ['/open-day'] });
  writeFileSync(join(repository, 'deploy.token'), `${token}\n`);

  await test.step('format mends what the tests refuse', async () => {
    const file = join(repository, 'src/routes.tsx');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replaceAll(/^ +/gm, ''));
    await follow('format');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
  // Builds the remote exactly like the release.
  expect((await follow('doctor'))[0]).toContain('Nothing is wrong.');
  const [released] = await follow('release');
  expect(released).toContain(`${REMOTE} 1.0.0 is the stable release.`);
  expect(released).toContain('serves it');

  const visit = async (title: string, english: string) => {
    const html = await (await page.request.get(`${product.url}/open-day`)).text();
    expect(html).toContain(title);
    await page.goto(`${product.url}/open-day`);
    await expect(heading).toHaveText(title);
    await page.goto(`${product.url}/open-day?lang=en`);
    await expect(heading).toHaveText(english);
    // The site may stop after the test, so the page must be loaded.
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
  };
  await visit('開放日', 'Open day');
  await test.step('the page is in header and sitemap and no dead link', async () => {
    await page.goto(`${product.url}/news`);
    const entry = page.getByRole('banner').locator('a[href="/open-day"]');
    await expect(entry.first()).toContainText('開放日');
    await expect
      .poll(async () => (await page.request.get(`${product.url}/sitemap.xml`)).text())
      .toContain('/open-day</loc>');
    const links = ['/open-day', '/open-days'];
    const { data: found } = await manager.call('POST', CHECKS_PATH, { links, media: [] });
    expect(found).toMatchObject({ dead: ['/open-days'] });
  });

  await test.step('a second release is rolled back', async () => {
    const texts = join(repository, 'src/features/open-day/texts.ts');
    writeFileSync(
      texts,
      readFileSync(texts, 'utf8')
        .replace("'開放日'", "'校園開放日'")
        .replace("'Open day'", "'Open house'"),
    );
    const [, second] = await follow('again');
    expect(second).toContain(`${REMOTE} 1.0.1 is the stable release (was 1.0.0).`);
    await visit('校園開放日', 'Open house');

    const [back] = await follow('back');
    expect(back).toContain(`${REMOTE} 1.0.0 is the stable release (was 1.0.1).`);
    await visit('開放日', 'Open day');
  });

  await test.step('an older repository is upgraded to the packages of the shell', async () => {
    const file = join(repository, 'package.json');
    const current = readFileSync(file, 'utf8');
    writeFileSync(file, current.replace(/("react": ")[^"]+/, '$1^19.0.0'));
    const [upgraded] = await follow('upgrade');
    expect(upgraded).toMatch(/react: \^19\.0\.0 → /);
    expect(readFileSync(file, 'utf8')).toBe(current);
  });

  expect(existsSync(join(repository, 'dist/release/release.json'))).toBe(true);
});
