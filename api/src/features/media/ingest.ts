import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import { changeMedia } from './change-media.ts';
import type { MediaStore } from './media-store.ts';
import { putAll } from './media-store.ts';
import type { MediaRow } from './media-tables.ts';
import { media } from './media-tables.ts';
import type { Prepared } from './prepare-upload.ts';
import { asRefusal } from './prepare-upload.ts';

export interface Library extends Deps {
  store: MediaStore;
}

/** Keeps an upload as a new item. */
export const addMedia = (library: Library, prepared: Prepared & { name: string }, by: SignedIn): Promise<MediaRow> =>
  withFiles(library, prepared, () =>
    library.db.transaction(async (tx) => {
      const { stored, name } = prepared;
      const [row] = (await tx
        .insert(media)
        .values({ ...stored, name, createdBy: by.id })
        .returning()) as [MediaRow];
      await recordAudit(tx, { account: by, action: 'upload', area: 'media', target: `media/${row.id}`, details: { type: stored.type, size: stored.size } });
      return row;
    }),
  );

/** Another file for an item: every place that shows it shows this one, under a new address. */
export async function replaceMedia(library: Library, prepared: Prepared, change: { id: number; revision: number; by: SignedIn }): Promise<MediaRow> {
  const { stored } = prepared;
  return withFiles(library, prepared, () =>
    changeMedia(library, { ...change, action: 'replace_media', values: () => ({ ...stored, crop: null, original: null }) }),
  );
}

/** Puts the files into the store and then does the work; after a failure they are gone again. */
export async function withFiles<T>({ store }: Pick<Library, 'store'>, { files }: Pick<Prepared, 'files'>, work: () => Promise<T>): Promise<T> {
  await putAll(store, files).catch((error: unknown) => {
    throw asRefusal(error);
  });
  try {
    return await work();
  } catch (error) {
    // What cannot be removed now is swept up later.
    await store.remove(files.map(({ name }) => name)).catch(() => {});
    throw error;
  }
}
