import { type AnyKind, allows, type StoredImage } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import type { PhotoSlot } from '@admissions/protocol/staff';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mediaUrl } from '../../content/read/image-values.ts';
import { findParent } from '../../content/schema/kind-columns.ts';
import { type Row, titleOf } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { media, mediaUses } from '../media/media-tables.ts';

/** Picture fields with a drawing, in the areas of the account; those inside texts are left out. */
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
      width: media.width,
      height: media.height,
    })
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .where(isNotNull(media.seedName));
  const slots: PhotoSlot[] = [];
  for (const kind of KINDS.filter(({ area }) => allows(priv, area))) {
    const mine = uses.filter((use) => use.kind === kind.id && isPhotoField(kind, use.field));
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
        const picture = row[field] as StoredImage | null;
        if (row.id !== id || picture?.media !== mediaId) continue;
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
          alt: picture.alt,
          hasDraft: changed !== undefined && changed?.media !== mediaId,
        });
      }
  }
  return slots;
}

export const isPhotoField = ({ fields }: AnyKind, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name]?.type === 'image';
