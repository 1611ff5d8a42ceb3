import { kindOf } from '@admissions/model/kinds';
import type { EntryDraftWrite, PhotoWrite } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readEntries, storedEntry } from '../../content/read/read-entry.ts';
import { requireFlag } from '../../content/routes/entry-id.ts';
import { invalid } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { addWorkingCopy, listDrafts, readDraft, updateDraft } from '../drafts/drafts.ts';
import { isPhotoField } from './photo-slots.ts';

/** As drafts of their entries, all or none; other changes of a draft stay. */
export async function savePhotos(
  deps: Deps,
  admin: SignedIn,
  photos: readonly PhotoWrite[],
): Promise<number> {
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
  const by = { id: admin.id, name: admin.name };
  await deps.db.transaction(async (tx) => {
    const db = { orm: tx };
    for (const write of writes.values()) {
      const [listed] = await listDrafts(db, [write.kind], write.entryId);
      if (!listed) {
        await addWorkingCopy(db, by, write);
        continue;
      }
      const { id, version, changed, base } = await readDraft(db, listed.id);
      await updateDraft(tx, deps, by, {
        id,
        version,
        kind: kindOf(write.kind),
        changed: { ...changed, ...write.changed },
        base: { ...write.base, ...base },
      });
    }
  });
  return writes.size;
}

/** With the values of the form, before and after. */
async function readPictures(
  deps: Deps,
  { kind: kindId, id, field, media, alt }: PhotoWrite,
): Promise<{ before: unknown; after: unknown }> {
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
