import { removeInvisible, requiredLine, textUpTo } from '@admissions/model/schema';
import { type Crop, MEDIA_TAGS, type MediaEdit } from '@admissions/protocol/staff';

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { conflict, invalid, refused, requireRow } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { revisionNumber } from '../../platform/validation/input-schemas.ts';
import { changeMedia, listFiles } from './change-media.ts';
import { BadPicture, encodePicture } from './encode-picture.ts';
import { type Library, withFiles } from './ingest.ts';
import { readMediaItem } from './list-media.ts';
import { requireMayChange } from './media-access.ts';
import { findMediaType } from './media-names.ts';
import { readStored } from './media-store.ts';
import { type MediaRow, media, type Variant } from './media-tables.ts';
import { readUses } from './media-uses.ts';
import { queuePicture } from './picture-queue.ts';
import { type Prepared, preparePicture } from './prepare-upload.ts';

const fraction = z.number().min(0, 'validation.crop').max(1, 'validation.crop');
const cropSchema = z
  .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
  // Fractions come from divisions and may be rounded.
  .refine(
    ({ x, y, width, height }) =>
      width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001,
    'validation.crop',
  );
export const mediaEditSchema = z.strictObject({
  revision: revisionNumber(),
  name: z
    .string()
    .overwrite(removeInvisible)
    .pipe(requiredLine(120))
    .meta({ minLength: 1, maxLength: 120 })
    .optional(),
  alt: textUpTo(200).optional(),
  tags: z
    .array(
      z
        .string()
        .overwrite(removeInvisible)
        .pipe(requiredLine(MEDIA_TAGS.longest))
        .meta({ minLength: 1, maxLength: MEDIA_TAGS.longest }),
    )
    .max(MEDIA_TAGS.most, {
      error: ({ input }) =>
        `validation.count|min=0|max=${MEDIA_TAGS.most}|is=${(input as string[]).length}`,
    })
    .overwrite((tags) => [...new Set(tags)])
    .optional(),
  focal: z.strictObject({ x: fraction, y: fraction }).optional(),
  crop: cropSchema.nullable().optional(),
});

interface Edit {
  id: number;
  edit: MediaEdit;
  by: SignedIn;
}

/** Edits name, alternative text, focal point or crop; a crop keeps the original. */
export async function editMedia(library: Library, { id, edit, by }: Edit) {
  const { revision, crop, ...fields } = edit;
  const change = (values: Partial<MediaRow>) =>
    changeMedia(library, { id, revision, by, action: 'edit_media', values });
  if (crop === undefined) return change(fields);
  const row = requireRow(await library.db.orm.select().from(media).where(eq(media.id, id)));
  // Checked here to save work, and again in the transaction.
  if (row.revision !== revision)
    throw conflict(await readMediaItem(library.db.orm, id, by), row.updatedBy ?? '');
  if (row.kind !== 'image') throw invalid({ crop: 'validation.crop' });
  const { stored, files, original } = await croppedFiles(library, row, {
    crop,
    owner: by.id,
  }).catch((error: unknown) => {
    throw error instanceof BadPicture ? invalid({ crop: 'validation.crop' }) : error;
  });
  return withFiles(library, { files }, () => change({ ...fields, ...stored, crop, original }));
}

async function croppedFiles(
  { store }: Library,
  row: MediaRow,
  { crop, owner }: { crop: Crop | null; owner: number },
): Promise<Prepared & { original: MediaRow['original'] }> {
  const whole = row.original ?? { file: row.file, width: row.width, height: row.height };
  const bytes = await readStored(store, whole.file);
  const prepared = preparePicture(
    'image',
    await queuePicture(owner, () => encodePicture(bytes, crop)),
  );
  if (crop) return { ...prepared, original: whole };
  // The original stays; only its smaller widths are encoded again.
  const { file, ...rest } = prepared.stored;
  const variants: Variant[] = [
    { type: findMediaType(whole.file) as Variant['type'], width: whole.width, file: whole.file },
    ...rest.variants.filter((variant) => variant.file !== file),
  ];
  const files = prepared.files.filter(({ name }) => name !== file);
  return {
    stored: { ...rest, ...whole, type: findMediaType(whole.file), size: bytes.length, variants },
    files,
    original: null,
  };
}

/** Throws 409 with the uses when an entry shows the item. */
export async function deleteMedia({ db, store, log }: Library, id: number, by: SignedIn) {
  const removed = await db.transaction(async (tx) => {
    const row = requireRow(await tx.select().from(media).where(eq(media.id, id)).for('update'));
    await requireMayChange(tx, row, by);
    const uses = await readUses(tx, id, by);
    const entries = new Set(uses.map((use) => `${use.kind}/${use.id}`)).size;
    if (entries > 0)
      throw refused(409, 'error.mediaInUse', { params: { count: entries }, data: { uses } });
    await tx.delete(media).where(eq(media.id, id));
    await recordAudit(tx, {
      account: by,
      action: 'del_media',
      area: 'media',
      target: `media/${id}`,
      details: { name: row.name, type: row.type },
    });
    return row;
  });
  // The item is deleted in any case; leftover files are swept later.
  await store
    .remove(listFiles(removed))
    .catch((error: unknown) =>
      log.warn({ err: error, media: id }, 'files of a deleted item could not be removed yet'),
    );
}
