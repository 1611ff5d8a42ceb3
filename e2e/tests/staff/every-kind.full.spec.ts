import { type AnyKind, AREAS, adminPathsOf, publicUrlOf } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import type { ApiClient } from '../../fixtures/api-client.ts';
import {
  addUrlOf,
  editUrlOf,
  FIELDS_WITH_RULES,
  fieldsOf,
  fillForm,
  formOf,
  headOf,
  saveForm,
  titleInput,
} from '../../fixtures/kind-screens.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Set by the page around the form. */
const PRESET_FIELDS: Readonly<Record<string, readonly string[]>> = { 'ad.bannerSub': ['bid'] };
const stamp = Date.now().toString(36).slice(-5);

/** Shown as part of another page, once that has content. */
const isWithin = ({ screen }: AnyKind) => screen.shape === 'list' && screen.within !== undefined;
const isOnHome = (kind: AnyKind) => kind.public.list !== undefined && kind.page?.page === '/';

/** The public page of an entry, or the API response when it has no page. */
async function readBy(
  visitor: ApiClient,
  site: string,
  kind: AnyKind,
  entry: { id: number; college?: unknown },
): Promise<string> {
  const { info } = kind.public;
  const api = info
    ? info.replace(':id', String(entry.id))
    : `setting/college_info/${(entry.college as { id: number } | undefined)?.id}`;
  // Home page entries may link elsewhere.
  const isOnPage = kind.public.list !== undefined && !isWithin(kind);
  const ownUrl = isOnPage ? publicUrlOf(kind, entry) : null;
  const url = isOnHome(kind) ? '/' : ownUrl;
  return url === null
    ? JSON.stringify(await visitor.call('GET', `/api/ap/${api}`))
    : (await fetch(site + url)).text();
}

for (const area of AREAS) {
  const kinds = KINDS.filter((kind) => kind.area === area && addUrlOf(kind) !== null);
  if (kinds.length === 0) continue;
  test(`every kind of ${area} is created with all fields, published, changed and hidden`, async ({
    adminPage: page,
    manager,
    visitor,
    product,
  }) => {
    test.setTimeout(kinds.length * 240_000);
    for (const [index, kind] of kinds.entries())
      await test.step(kind.id, () => live(kind, `甲${index}${stamp}`));

    async function live(kind: AnyKind, mark: string) {
      const paths = adminPathsOf(kind);
      await page.goto(addUrlOf(kind) ?? '');
      const filled = await fillForm(page, kind, mark);
      expect([...Object.keys(filled), ...(PRESET_FIELDS[kind.id] ?? [])].sort()).toEqual(
        fieldsOf(kind)
          .filter((name) => !FIELDS_WITH_RULES.includes(name))
          .sort(),
      );
      const created = await saveForm(page);
      expect(created).toMatchObject({ ...filled, status: 'published' });
      await expect(formOf(page)).toHaveCount(0);
      if (isOnHome(kind)) await putFirst(created);
      await expectOnSite(created, mark, true);

      await page.goto(editUrlOf(kind, created));
      const changed = mark.replace('甲', '乙');
      await titleInput(page, kind).fill(changed);
      const saved = await saveForm(page);
      expect(saved).toMatchObject({
        ...filled,
        [headOf(kind)]: changed,
        revision: created.revision + 1,
      });
      await expectOnSite(saved, changed, true);

      const hidden = { status: 'draft', revision: saved.revision };
      expect((await manager.call('PUT', paths.edit(created.id), hidden)).errorCode).toBe(1);
      await expectOnSite(created, changed, false);
      expect((await manager.call('DELETE', paths.remove(created.id))).errorCode).toBe(1);

      // The home page shows only the first entries.
      async function putFirst({ id }: { id: number }) {
        const others = (await manager.list<{ id: number }>(`${paths.list}?perpage=100`))
          .map((entry) => entry.id)
          .filter((each) => each !== id);
        expect((await manager.call('POST', paths.sort, { ids: [id, ...others] })).errorCode).toBe(
          1,
        );
      }
      async function expectOnSite(entry: { id: number }, words: string, isShown: boolean) {
        const isThere = async () =>
          (await readBy(visitor, product.url, kind, entry)).includes(words);
        await expect.poll(isThere, `${words} of ${kind.id}`).toBe(isShown);
      }
    }
  });
}
