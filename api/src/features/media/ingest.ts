import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { changeMedia } from './change-media.ts';
import { type MediaStore, putAll } from './media-store.ts';
import { type MediaRow, media } from './media-tables.ts';
import { type Prepared, toStorageError } from './prepare-upload.ts';
import type { Received } from './receive-upload.ts';

export interface Library extends Deps {
  store: MediaStore;
}

interface UploadOptions {
  by: SignedIn;
  signal: AbortSignal;
}

/** Stores an upload unless the client has disconnected; returns the id. */
export const addMedia = (library: Library, received: Received, { by, signal }: UploadOptions) =>
  withFiles(library, received, () =>
    library.db.transaction(async (tx) => {
      const { stored, name } = received;
      const [row] = (await tx
        .insert(media)
        .values({ ...stored, name, createdBy: by.id })
        .returning({ id: media.id })) as [{ id: number }];
      await recordAudit(tx, {
        account: by,
        action: 'upload',
        area: 'media',
        target: `media/${row.id}`,
        details: { type: stored.type, size: stored.size },
      });
      // As late as possible: a failed request must not store anything.
      signal.throwIfAborted();
      return row.id;
    }),
  );

/** Replaces the file under a new address, wherever the item is shown. */
export async function replaceMedia(
  library: Library,
  prepared: Prepared,
  change: { id: number; revision: number; by: SignedIn; signal: AbortSignal },
): Promise<MediaRow> {
  const { stored } = prepared;
  return withFiles(library, prepared, () =>
    changeMedia(library, {
      ...change,
      action: 'replace_media',
      values: { ...stored, crop: null, original: null, seedName: null },
    }),
  );
}

/** Stores the files, then runs the work; removes them after a failure. */
export async function withFiles<T>(
  { store }: Library,
  { files }: Pick<Prepared, 'files'>,
  work: () => Promise<T>,
) {
  await putAll(store, files).catch((error: unknown) => {
    throw toStorageError(error);
  });
  try {
    return await work();
  } catch (error) {
    // Leftovers are swept later.
    await store.remove(files.map(({ name }) => name)).catch(() => {});
    throw error;
  }
}
