import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@admissions/contracts';
import { AREAS } from '@admissions/contracts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { root } from '../../fixtures/root.ts';
import { expect, test } from '../../fixtures/test.ts';

const { claims } = JSON.parse(readFileSync(join(root, 'mf-admin-content', 'remote.json'), 'utf8')) as RemoteManifest;
const areas = AREAS.filter((area) => claims.some((claim) => claim.area === area));
// Forms of what is there already need one to be named.
const addressOf = (path: string) =>
  /banner_list|edit_sub/.test(path) && path.includes('/ad/') ? `${path}?bid=1&id=1` : /\/edit/.test(path) ? `${path}?id=1` : path;

for (const area of areas) {
  test(`every screen of ${area} opens with what it manages`, async ({ page, product, signIn }) => {
    test.slow();
    await signIn(page, product.admin.account, product.admin.password);
    for (const { path } of claims.filter((claim) => claim.area === area)) {
      await page.goto(addressOf(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await expect(page.getByText('This page could not be found'), path).toHaveCount(0);
    }
  });
}

/** One screen of each shape. */
const SHAPES = {
  'a list with filters': '/admin/faculty/bachelor_department_list',
  'a long form': '/admin/faculty/edit_bachelor_department?id=1',
  'a list on a tab': '/admin/faculty/edit_bachelor_department?id=1&tab=shares&department=1',
  'a form over its list': '/admin/setting/selection_list?edit=1',
  'a form with a panorama and places to go': '/admin/vr/edit_vr?id=1',
  'an overview': '/admin/setting/list',
  'a page of one entry': '/admin/selfvalue/digital_list',
};
for (const [name, path] of Object.entries(SHAPES)) {
  test(`${name} has no accessibility fault`, async ({ page, product, signIn }) => {
    await signIn(page, product.admin.account, product.admin.password);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}
