import { type Area, adminPathsOf } from '@admissions/model';
import { bannerSub, news } from '@admissions/model/kinds';
import { MEDIA_PATHS, type Media } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry } from '../../tests/testing/add-entry.ts';
import { type Caller, staffWith } from '../../tests/testing/callers.ts';
import { asPerson, callsOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { picture, uploadTo } from '../../tests/testing/upload.ts';
import { deleteMedia, editMedia } from './edit-media.ts';
import { type Library, replaceMedia } from './ingest.ts';
import { openMediaStore } from './media-store.ts';

const test = testApp({ loginLimit: 1000 });
const uploader = asPerson(test, 'uploader', ['news', 'ad']);
let png: Buffer;
beforeAll(async () => {
  png = await picture(40, 20).png().toBuffer();
});

let count = 0;
const createCaller = async (areas: readonly Area[]) =>
  (await staffWith(test, `staff-${count++}`, areas)).headers;
const added = async (headers = uploader.headers): Promise<Media> =>
  (await uploadTo(test, headers, png)).json().data;
/** A picture shown by an entry of each of these kinds. */
async function createShownPicture(...kinds: (typeof news | typeof bannerSub)[]): Promise<Media> {
  const item = await added();
  for (const kind of kinds)
    await addEntry(uploader.call, test, kind, { pic: { media: item.id, alt: '圖' } });
  return item;
}
const stored = async ({ id }: Media) =>
  (await uploader.call('GET', MEDIA_PATHS.info(id))).body.data as Media;
const setFlags = (account: number, priv: string) =>
  test.sql('update account set priv = $2 where id = $1', [account, priv]);

/** The responses to every way of changing an item. */
async function tryChanges(headers: Caller, item: Media) {
  const call = callsOf(test, headers);
  const edit = async (change: object) =>
    (
      await call('PUT', MEDIA_PATHS.edit(item.id), {
        revision: (await stored(item)).revision,
        ...change,
      })
    ).status;
  const statuses = {
    alt: await edit({ alt: '別的字' }),
    focal: await edit({ focal: { x: 0.1, y: 0.1 } }),
    crop: await edit({ crop: { x: 0, y: 0, width: 0.5, height: 1 } }),
    replace: (
      await uploadTo(test, headers, png, {
        url: `${MEDIA_PATHS.replace(item.id)}?revision=${(await stored(item)).revision}`,
      })
    ).statusCode,
    remove: (await call('DELETE', MEDIA_PATHS.remove(item.id))).status,
  };
  return statuses;
}
const REFUSED = { alt: 403, focal: 403, crop: 403, replace: 403, remove: 403 };
const CHANGED = { alt: 200, focal: 200, crop: 200, replace: 200 };

describe('an item of the media library', () => {
  it('requires the flag of another area once shown there', async () => {
    const item = await createShownPicture(news, bannerSub);
    await setFlags(uploader.id, '{"news":1}');
    expect(await tryChanges(uploader.headers, item)).toEqual(REFUSED);
    await setFlags(uploader.id, '{"news":1,"ad":1}');
  });
  it('without uses belongs to its uploader and to managers', async () => {
    const item = await added();
    expect(await tryChanges(await createCaller(['news', 'ad', 'college']), item)).toEqual(REFUSED);
    expect(await tryChanges(await createCaller(['account']), item)).toEqual({
      ...CHANGED,
      remove: 200,
    });
    expect(await tryChanges(uploader.headers, await added())).toEqual({ ...CHANGED, remove: 200 });
  });
  it('is refused to an uploader without any flag', async () => {
    const { id, headers } = await staffWith(test, 'leaver', ['news']);
    const item = await added(headers);
    await setFlags(id, '{"forms":1}');
    expect(await tryChanges(headers, item)).toEqual(REFUSED);
  });
  it('counts uses by entries in the trash', async () => {
    const item = await createShownPicture(bannerSub);
    const { call } = uploader;
    const [use] = (await call('GET', MEDIA_PATHS.uses(item.id))).body.data;
    expect((await call('DELETE', adminPathsOf(bannerSub).remove(use.id))).status).toBe(200);
    expect(await tryChanges(await createCaller(['news']), item)).toEqual(REFUSED);
  });
  it('reports whether the reader may change it, and the reason of a refusal', async () => {
    const [both, unused] = [await createShownPicture(news, bannerSub), await added()];
    const readMayChange = async (areas: readonly Area[]) => {
      const call = callsOf(test, await createCaller(areas));
      const { list } = (await call('GET', `${MEDIA_PATHS.list}?perpage=100`)).body.data as {
        list: Media[];
      };
      const answers = [both, unused].map(
        ({ id }) => list.find((each) => each.id === id)?.mayChange,
      );
      for (const [at, { id }] of [both, unused].entries())
        expect((await call('GET', MEDIA_PATHS.info(id))).body.data.mayChange).toBe(answers[at]);
      return answers;
    };
    expect(await readMayChange(['news'])).toEqual([false, false]);
    expect(await readMayChange(['news', 'ad'])).toEqual([true, false]);
    expect(await readMayChange(['news', 'account'])).toEqual([false, true]);
    const call = callsOf(test, await createCaller(['news']));
    const refused = await call('PUT', MEDIA_PATHS.edit(both.id), { revision: 1, alt: 'x' });
    expect(refused.body.errorCode).toBe(100401);
    expect((await call('DELETE', MEDIA_PATHS.remove(unused.id))).body.message).toContain(
      '別人上傳的',
    );
  });
  it('has its access checked again by the write itself', async () => {
    const item = await createShownPicture(news, bannerSub);
    const library: Library = { ...test.deps, store: openMediaStore(test.deps.config) };
    const by = {
      id: 9999,
      account: 'late',
      name: 'late',
      priv: { news: 1 },
      sessionId: 1,
    } as const;
    const { id, revision } = item;
    const [crop, file] = [
      { x: 0, y: 0, width: 0.5, height: 1 },
      { stored: {} as never, files: [] },
    ];
    await expect(
      editMedia(library, { id, edit: { revision, alt: 'x' }, by }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(editMedia(library, { id, edit: { revision, crop }, by })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      replaceMedia(library, file, { id, revision, by, signal: new AbortController().signal }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(deleteMedia(library, id, by)).rejects.toMatchObject({ status: 403 });
    expect(await stored(item)).toMatchObject({ revision, url: item.url });
  });
  it('gaining a use in another area during a change is checked again in the transaction', async () => {
    const { headers } = await staffWith(test, 'quick', ['news']);
    for (let round = 0; round < 4; round++) {
      const item = await added(headers);
      const values = {
        ...(await sampleEntry(test, bannerSub)),
        pic: { media: item.id, alt: '圖' },
      };
      const [entry, edited] = await Promise.all([
        uploader.call('POST', adminPathsOf(bannerSub).add, values),
        callsOf(test, headers)('PUT', MEDIA_PATHS.edit(item.id), {
          revision: item.revision,
          crop: { x: 0, y: 0, width: 0.5, height: 1 },
        }),
      ]);
      expect(entry.body.errorCode).toBe(1);
      const { revision } = await stored(item);
      // In either order: an accepted change was committed before the entry.
      expect(revision).toBe(edited.status === 200 ? 2 : 1);
      if (edited.status === 200)
        expect(await auditedActions(item.id, entry.body.data.id)).toEqual([
          'edit_media',
          `add_${bannerSub.slug}`,
        ]);
      else expect(edited.status).toBe(403);
    }
  });
});
/** Audit actions of an item and an entry, in commit order. */
const auditedActions = async (item: number, entry: number) =>
  (
    await test.sql(
      "select action from audit_log where target = any($1) and action <> 'upload' order by id",
      [[`media/${item}`, `${bannerSub.slug}/${entry}`]],
    )
  ).map(({ action }) => action);
