import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type NewDeployToken,
  RELEASE_ADMIN_PATHS,
  type RemoteRecord,
} from '@admissions/protocol/releases';
import { type ApiClient, createStaffClient } from '../../fixtures/api-client.ts';
import { runCommand } from '../../fixtures/how-to-commands.ts';
import { type Product, runProduct } from '../../fixtures/product.ts';
import { readReleaseCommand } from '../../fixtures/release-commands.ts';
import { root } from '../../fixtures/root.ts';
import { type Shell, startShell } from '../../fixtures/second-shell.ts';
import { sendAsTeam } from '../../fixtures/send-release.ts';
import { expect, test } from '../../fixtures/test.ts';

// Two shells with separate disks, and a team with only its deploy token.
let product: Product;
let second: Shell;
let manager: ApiClient;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await runProduct();
  second = await startShell(product, {});
  manager = await createStaffClient(product.url, product.admin.account, product.admin.password);
});
test.afterAll(async () => {
  await second?.remove();
  await product?.stop();
});

const addresses = () => [product.url, second.url];
/** Version of the remote that renders a page of a shell. */
async function readVersion(url: string, path: string, remote: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}${path}`)).text();
  return new RegExp(`/remotes/${remote}/([^/"]+)/`).exec(html)?.[1];
}
const record = async (remote: string) => {
  const all = await manager.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list);
  const found = all.find((each) => each.remote === remote);
  if (!found) throw new Error(`there is no ${remote}`);
  return found;
};
/** Writes a new deploy token to a file. */
async function writeToken(remote: string): Promise<string> {
  const body = { name: 'CI of the team', ...manager.passwordConfirmation };
  const answer = await manager.call<NewDeployToken>(
    'POST',
    RELEASE_ADMIN_PATHS.addToken(remote),
    body,
  );
  const file = join(product.dataDir, `${remote}.token`);
  await writeFile(file, answer.data.token);
  return file;
}
/** Runs a command of docs/how-to/release-and-roll-back.md on a machine with only the site's URL. */
const follow = (name: 'send' | 'rollBackThere', token: string) =>
  runCommand(
    readReleaseCommand(name, { 'https://site.example': product.url, 'deploy.token': token }),
    root,
  );
test('both shells serve the releases of the first start', async () => {
  const { channels, owner, shells } = await record('mf_public');
  const version = channels[0]?.version;
  expect(owner?.prefixes).toContain('/news');
  expect(shells.map(({ served }) => served?.version)).toEqual([version, version]);
  for (const url of addresses()) expect(await readVersion(url, '/news', 'mf_public')).toBe(version);
});

test('a release and its rollback are on every shell when the command exits', async () => {
  const before = (await record('mf_public')).channels[0]?.version;
  const token = await writeToken('mf_public');
  const sent = await follow('send', token);
  expect(sent).toContain(`mf_public 1.4.0 is the stable release (was ${before}).`);
  expect(sent).toMatch(/^\S+-\d+, \S+-\d+: serves it\.$/m);
  for (const url of addresses()) {
    expect(await readVersion(url, '/news', 'mf_public')).toBe('1.4.0');
    expect((await fetch(`${url}/remotes/mf_public/1.4.0/remoteEntry.js`)).status).toBe(200);
  }
  expect((await record('mf_public')).log[0]).toMatchObject({
    action: 'switch',
    from: before,
    to: '1.4.0',
    reason: 'open day',
    by: 'CI of the team',
  });

  expect(await follow('rollBackThere', token)).toContain(
    `mf_public ${before} is the stable release (was 1.4.0).`,
  );
  for (const url of addresses()) expect(await readVersion(url, '/news', 'mf_public')).toBe(before);

  // Refusals need no build: a handwritten release is sent by the same program.
  const planted = { name: 'mf_public', path: 'news', version: '1.3.9' };
  const credentials = { token: await readFile(token, 'utf8') };
  const again = await sendAsTeam(product.url, planted, credentials);
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringContaining('only a version above 1.4.0 is taken'),
  ]);
});
