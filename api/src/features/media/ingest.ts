import { MEDIA_PATHS } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { runIdempotent } from '../../platform/idempotency/run-idempotent.ts';
import { changeMedia } from './change-media.ts';
import type { MediaStore } from './media-store.ts';
import { putAll } from './media-store.ts';
import type { MediaRow } from './media-tables.ts';
import { media } from './media-tables.ts';
import type { Prepared } from './prepare-upload.ts';
import { toStorageError } from './prepare-upload.ts';
import type { Received } from './receive-upload.ts';

export interface Library extends Deps {
  store: MediaStore;
}

interface UploadOptions {
  by: SignedIn;
  /** Its Idempotency-Key: what is sent again under the same one is the item that was made of it before. */
  key: string | null;
  signal: AbortSignal;
}

/** Keeps an upload as a new item, unless nobody waits for the answer any more; gives the id of the item. */
export async function addMedia(
  library: Library,
  received: Received,
  { by, key, signal }: UploadOptions,
): Promise<number> {
  const { stored, name, hash } = received;
  const add = async (tx: Tx): Promise<number> => {
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
    // As late as possible: what was answered with a failure is not kept.
    signal.throwIfAborted();
    return row.id;
  };
  return withFiles(library, received, async ({ drop }) => {
    if (key === null) return library.db.transaction(add);
    // A key is its account's own.
    const sending = {
      key,
      client: '',
      route: `${MEDIA_PATHS.upload} ${by.id}`,
      bodyHash: `${hash} ${name}`,
    };
    const { answer, replayed } = await runIdempotent(library.db, { ...sending, work: add });
    if (replayed) await drop();
    return answer;
  });
}

/** Another file for an item: every place that shows it shows this one, under a new address. */
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
      values: () => ({ ...stored, crop: null, original: null }),
    }),
  );
}

interface StoredFiles {
  /** Removes the files again. */
  drop(): Promise<void>;
}
/** Puts the files into the store and then does the work; after a failure they are gone again. */
export async function withFiles<T>(
  { store }: Library,
  { files }: Pick<Prepared, 'files'>,
  work: (storedFiles: StoredFiles) => Promise<T>,
): Promise<T> {
  // What cannot be removed now is swept up later.
  const drop = () => store.remove(files.map(({ name }) => name)).catch(() => {});
  await putAll(store, files).catch((error: unknown) => {
    throw toStorageError(error);
  });
  try {
    return await work({ drop });
  } catch (error) {
    await drop();
    throw error;
  }
}
