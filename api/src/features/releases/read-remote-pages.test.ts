import { SITE_READ_PATHS } from '@admissions/protocol';
import { RELEASE_ADMIN_PATHS } from '@admissions/protocol/releases';
import { CHECKS_PATH } from '@admissions/protocol/staff';
import { expect, it } from 'vitest';
import { asStaff, asVisitor } from '#testing';
import { releaseTest } from '../../tests/testing/release-test.ts';

const { test, chief, team } = releaseTest();
const staff = asStaff(test);
const visitor = asVisitor(test);

const findDead = async (links: string[]) =>
  (await staff('POST', CHECKS_PATH, { links, media: [] })).body.data.dead;
const readSitemap = async () => {
  const { list, total } = (await visitor('GET', SITE_READ_PATHS.sitemap)).body.data;
  return { total, urls: list.map(({ url }: { url: string }) => url) as string[] };
};

it('the pages of remotes are those of the current releases, also below their paths', async () => {
  const { remote, path, send } = await team();
  const thanks = `${path}/thanks`;
  expect(await findDead([path])).toEqual([path]);
  const before = await readSitemap();
  await send({ paths: [path, thanks], inSitemap: [path] });
  expect(await findDead([`${path}/plan`, thanks, `${path}s`])).toEqual([`${path}s`]);
  const { urls, total } = await readSitemap();
  expect(urls).toContain(path);
  expect(urls).not.toContain(thanks);
  expect(total).toBe(before.total + 1);
  await send({ version: '1.1.0', paths: [path, thanks] });
  expect((await readSitemap()).urls).not.toContain(path);
  const back = { version: '1.0.0', reason: 'back' };
  await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), back);
  expect((await readSitemap()).urls).toContain(path);
});
