import { type AnyKind, allows, type StoredImage } from '@admissions/model';
import { KINDS, type KindId, kindOf } from '@admissions/model/kinds';
import {
  type EntryDraftWrite,
  MAX_PHOTOS,
  PHOTO_PATHS,
  type PhotoSlot,
  type PhotoWrite,
} from '@admissions/protocol/staff';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { mediaUrl } from '../../content/read/image-values.ts';
import { readEntries, storedEntry } from '../../content/read/read-entry.ts';
import { kindId, requireFlag } from '../../content/routes/entry-id.ts';
import { findParent, type Row, tableOf, titleOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';
import { addDraft, findDraftOf, updateDraft } from '../drafts/drafts.ts';
import { media, mediaUses } from '../media/media-tables.ts';

const photosBody = z.strictObject({
  list: z
    .array(
      z.strictObject({
        kind: kindId(),
        id: idNumber(),
        field: z.string('validation.required').max(60),
        media: idNumber(),
        alt: z.string('validation.imageAlt').trim().max(200),
      }),
      'validation.required',
    )
    .min(1, 'validation.required')
    .max(MAX_PHOTOS, 'error.tooLarge'),
});
const docs = {
  slots: {
    operationId: 'listPhotoSlots',
    summary: 'Lists places that still show a sample picture or file',
    description:
      'In the areas of the caller. `isInside`: of a text, or no picture; staff replace it there.',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          kind: text,
          id: whole,
          title: text,
          parent: orNull(whole),
          field: text,
          url: text,
          width: whole,
          height: whole,
          alt: text,
          hasDraft: flag,
          isInside: flag,
          media: whole,
        }),
      ),
      done: { ...whole, description: 'Places with a picture of the office' },
    }),
  },
  save: {
    operationId: 'addPhotos',
    summary: 'Puts pictures of the library into drafts of entries',
    description:
      'All or none. Other changes of a draft stay; visitors see nothing before it is published.',
    answer: objectSchema({ count: whole }),
  },
};

/** Photographs for the places that show drawings. */
export async function photosRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'media');

  staff.get(PHOTO_PATHS.slots, { docs: docs.slots }, async ({ admin }) => ({
    list: await listPhotoSlots(deps.db.orm, admin),
    done: await countOwnPictures(deps.db.orm, admin),
  }));
  staff.post(
    PHOTO_PATHS.save,
    { docs: docs.save, body: photosBody },
    async ({ body: { list }, admin }) => ({ count: await savePhotos(deps, admin, list) }),
  );
}

/** As drafts of their entries, all or none; other changes of a draft stay. */
async function savePhotos(deps: Deps, admin: SignedIn, photos: readonly PhotoWrite[]) {
  const writes = new Map<string, EntryDraftWrite & { entryId: number }>();
  // Read before the transaction: another query inside would deadlock.
  for (const photo of photos) {
    const { kind, id: entryId, field } = photo;
    requireFlag(admin, kind);
    const key = `${kind} ${entryId}`;
    const { before, after } = await readPictures(deps, photo);
    const write = writes.get(key) ?? { kind, entryId, changed: {}, base: {} };
    write.changed[field] = after;
    write.base[field] = before;
    writes.set(key, write);
  }
  await deps.db.transaction(async (tx) => {
    for (const write of writes.values()) {
      const draft = await findDraftOf(tx, write);
      if (draft)
        await updateDraft(tx, deps, admin, {
          id: draft.id,
          version: draft.version,
          kind: kindOf(write.kind),
          changed: { ...draft.changed, ...write.changed },
          base: { ...write.base, ...draft.base },
        });
      else await addDraft(tx, admin, write);
    }
  });
  return writes.size;
}

/** With the values of the form, before and after. */
async function readPictures(deps: Deps, { kind: kindId, id, field, media, alt }: PhotoWrite) {
  const kind = kindOf(kindId);
  if (!isPhotoField(kind, field)) throw invalid({ field: 'validation.select' });
  const { [field]: stored } = await storedEntry(deps, kind, id);
  const isPicture = (await deps.hooks.images([media])).get(media)?.kind === 'image';
  const [before, after] = await readEntries([{ [field]: stored }, { [field]: { media, alt } }], {
    kind,
    hooks: deps.hooks,
    staff: true,
  });
  if (!isPicture) throw invalid({ media: 'validation.mediaSort' });
  return { before: before?.[field], after: after?.[field] };
}

/** Places with a drawing or another sample file, in the areas of the account. */
export async function listPhotoSlots(
  orm: Queryable,
  { priv }: Pick<SignedIn, 'priv'>,
): Promise<PhotoSlot[]> {
  const uses = await orm
    .select({
      kind: mediaUses.kind,
      id: mediaUses.entryId,
      field: mediaUses.field,
      mediaId: media.id,
      file: media.file,
      // A film has a width too.
      width: sql<number>`case when ${media.kind} = 'image' then ${media.width} else 0 end`,
      height: media.height,
    })
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .where(isNotNull(media.seedName));
  const slots: PhotoSlot[] = [];
  for (const kind of KINDS.filter(({ area }) => allows(priv, area))) {
    const mine = uses.filter((use) => use.kind === kind.id);
    if (mine.length === 0) continue;
    const ids = [...new Set(mine.map(({ id }) => id))];
    const table = tableOf(kind);
    const rows = (await orm
      .select()
      .from(table)
      .where(and(inArray(table.id, ids), isNull(table.deletedAt)))
      .orderBy(table.sort)) as Row[];
    const drafts = await orm
      .select({ id: entryDrafts.entryId, changed: entryDrafts.changed })
      .from(entryDrafts)
      .where(and(eq(entryDrafts.kind, kind.id as KindId), inArray(entryDrafts.entryId, ids)));
    const parent = findParent(kind)?.field;
    for (const row of rows)
      for (const { id, field, mediaId, file, width, height } of mine) {
        if (row.id !== id) continue;
        const picture = isPhotoField(kind, field) ? (row[field] as StoredImage) : null;
        const changed = drafts.find((draft) => draft.id === id)?.changed[field] as typeof picture;
        slots.push({
          kind: kind.id as KindId,
          id,
          title: titleOf(kind, row),
          parent: parent ? (row[parent] as number) : null,
          field,
          url: mediaUrl(file),
          width,
          height,
          alt: picture?.alt ?? '',
          hasDraft: picture !== null && changed !== undefined && changed?.media !== mediaId,
          isInside: !picture,
          media: mediaId,
        });
      }
  }
  return slots;
}

/** Uses of pictures that are no samples. */
const countOwnPictures = (orm: Queryable, { priv }: Pick<SignedIn, 'priv'>) =>
  orm.$count(
    mediaUses,
    and(
      inArray(
        mediaUses.kind,
        KINDS.flatMap(({ area, id }) => (allows(priv, area) ? id : [])),
      ),
      sql`exists (select from ${media} where ${media.id} = ${mediaUses.mediaId}
        and ${media.kind} = 'image' and ${media.seedName} is null)`,
    ),
  );

const isPhotoField = ({ fields }: AnyKind, name: string) =>
  Object.hasOwn(fields, name) && fields[name]?.type === 'image';
