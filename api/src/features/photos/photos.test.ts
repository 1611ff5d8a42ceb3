import { adminPathsOf } from '@admissions/model';
import { news, wallPicture } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, PHOTO_PATHS, type PhotoSlot } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addEntry, asStaff, picture, staffOf, staffWith, testApp, uploadTo } from '#testing';
import { media } from '../media/media-tables.ts';

const test = testApp();
const staff = asStaff(test, ['setting']);
const slots = async (): Promise<PhotoSlot[]> =>
  (await staff('GET', PHOTO_PATHS.slots)).body.data.list;

it('saves photographs for drawings as drafts, beside what a draft already changes', async () => {
  const { headers } = await staffWith(test, 'photos', ['setting']);
  const entry = await addEntry(staff, test, wallPicture);
  const { id, pic } = entry;
  const setSeed = (seedName: string | null) =>
    test.deps.db.orm.update(media).set({ seedName }).where(eq(media.id, pic.media));
  await setSeed('drawing');
  const [slot] = await slots();
  expect(slot).toMatchObject({
    kind: wallPicture.id,
    id,
    field: 'pic',
    hasDraft: false,
    isInside: false,
  });
  const setKind = (kind: 'video' | 'image') =>
    test.deps.db.orm.update(media).set({ kind }).where(eq(media.id, pic.media));
  await setKind('video');
  expect((await slots())[0]?.width).toBe(0);
  await setKind('image');
  const other = await staffOf(test, ['news']);
  expect((await other('GET', PHOTO_PATHS.slots)).body.data.list).toEqual([]);

  const uploaded = await uploadTo(test, headers, await picture(640, 480).png().toBuffer());
  const photo = {
    kind: wallPicture.id,
    id,
    field: 'pic',
    media: uploaded.json().data.id,
    alt: '圖書館',
  };
  const save = (change: object, by = staff) =>
    by('POST', PHOTO_PATHS.save, { list: [photo, { ...photo, ...change }] });
  expect((await save({}, other)).status).toBe(403);
  expect((await save({ field: wallPicture.title })).body.errors).toHaveProperty('field');
  expect((await save({ media: 999_999 })).body.errors).toHaveProperty('media');
  expect((await slots())[0]?.hasDraft).toBe(false);

  const draft = {
    kind: wallPicture.id,
    entryId: id,
    changed: { publishAt: null },
    base: { publishAt: null },
  };
  await staff('POST', ENTRY_DRAFT_PATHS.add, draft);
  expect((await save({})).body.data).toEqual({ count: 1 });
  const [{ id: draftId }] = (await staff('GET', `${ENTRY_DRAFT_PATHS.list}?entry=${id}`)).body.data
    .list;
  const saved = (await staff('GET', ENTRY_DRAFT_PATHS.one(draftId))).body.data;
  expect(saved).toMatchObject({
    changed: { publishAt: null, pic: { media: photo.media, alt: '圖書館', width: 640 } },
    base: { publishAt: null, pic: { media: pic.media } },
  });
  expect((await slots())[0]?.hasDraft).toBe(true);
  const countDone = async () => (await staff('GET', PHOTO_PATHS.slots)).body.data.done;
  const before = await countDone();
  await setSeed(null);
  expect(await countDone()).toBe(before + 1);
  await setSeed('drawing');
  const live = (await staff('GET', adminPathsOf(wallPicture).info(id))).body.data;
  expect(live.pic.media).toBe(pic.media);

  const writer = await staffOf(test, ['news']);
  const images = [{ image: { media: pic.media, alt: '' } }];
  const article = await addEntry(writer, test, news, { body: [{ type: 'gallery', images }] });
  expect((await writer('GET', PHOTO_PATHS.slots)).body.data.list).toMatchObject([
    { kind: news.id, id: article.id, field: 'body', isInside: true, hasDraft: false },
  ]);
});
