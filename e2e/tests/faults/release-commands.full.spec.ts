import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type NewDeployToken,
  RELEASE_ADMIN_PATHS,
  type RemoteRecord,
} from '@admissions/protocol/releases';
import { runCommand } from '../../fixtures/how-to-commands.ts';
import type { Product } from '../../fixtures/product.ts';
import { readReleaseCommand, runReleaseCommand } from '../../fixtures/release-commands.ts';
import { root } from '../../fixtures/root.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';

// Follows docs/how-to/release-and-roll-back.md.
/** A test environment that allows previews of inactive releases. */
const test = siteWith({ RELEASE_OVERRIDE: 'on' });

/** Remote with a short build, used instead of the documented one. */
const EXAMINED = 'mf-admin-forms';

const readVersion = async ({ url }: Product) => {
  const html = await (await fetch(`${url}/news`)).text();
  return /\/remotes\/mf_public\/([^/"]+)\//.exec(html)?.[1];
};
test('the documented commands check, release, roll back, canary and preview a release', async ({
  page,
  product,
  manager,
}) => {
  test.setTimeout(600_000);
  const readPin = async () => {
    const all = await manager.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list);
    return all.find(({ remote }) => remote === 'mf_public')?.channels[0]?.pin;
  };
  const first = await readVersion(product);
  expect(await runReleaseCommand('doctor', product, { 'mf-public': EXAMINED })).toContain(
    'Nothing is wrong.',
  );

  expect(await runReleaseCommand('release', product)).toContain('serves it');
  expect(await readVersion(product)).toBe('1.0.1');
  expect(await runReleaseCommand('rollBack', product)).toContain(
    `mf_public ${first} is the stable release (was 1.0.1).`,
  );
  expect(await readVersion(product)).toBe(first);
  expect(await readPin()).toMatchObject({ upTo: '1.0.1', reason: 'wrong dates' });
  expect(await runReleaseCommand('doctorAll', product)).toContain('Nothing is wrong.');

  expect(await runReleaseCommand('canary', product)).toContain('1.3.0 is the canary release');
  await runReleaseCommand('endCanary', product);
  expect(await readVersion(product)).toBe(first);
  expect(await runReleaseCommand('changeShare', product)).toContain('1.3.0 is the canary release');
  expect(await runReleaseCommand('promote', product)).toContain('1.3.0 is the stable release');
  expect(await readVersion(product)).toBe('1.3.0');

  const link =
    /https?:\S+\?release=\S+/.exec(await runReleaseCommand('preview', product))?.[0] ?? '';
  await page.goto(link);
  const bar = page.getByRole('note').filter({ hasText: 'mf_public@1.4.0-pr12' });
  await expect(bar).toBeVisible();
  expect(await readVersion(product)).toBe('1.3.0');
  await page.locator('html[data-hydrated]').waitFor();
  await bar.getByRole('link', { name: '回到目前的網站' }).click();
  await expect(bar).toHaveCount(0);
  await test.step('with only the URL and a deploy token', async () => {
    const file = join(product.dataDir, 'deploy.token');
    const body = { name: 'CI of the team', ...manager.passwordConfirmation };
    const path = RELEASE_ADMIN_PATHS.addToken('mf_public');
    await writeFile(file, (await manager.call<NewDeployToken>('POST', path, body)).data.token);
    const follow = (name: 'send' | 'rollBackThere') => {
      const words = { 'https://site.example': product.url, 'deploy.token': file };
      return runCommand(readReleaseCommand(name, words), root);
    };
    expect(await follow('send')).toContain('1.4.0 is the stable release (was 1.3.0).');
    expect(await follow('rollBackThere')).toContain('1.3.0 is the stable release (was 1.4.0).');
    expect(await readVersion(product)).toBe('1.3.0');
  });
});
