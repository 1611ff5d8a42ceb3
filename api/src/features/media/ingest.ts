import { MEDIA_PATHS } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { runIdempotent } from '../../platform/idempotency/run-idempotent.ts';
import { changeMedia } from './change-media.ts';
import type { MediaStore } from './media-store.ts';
import { media } from './media-tables.ts';
import { type Prepared, toStorageError } from './prepare-upload.ts';
import type { Received } from './receive-upload.ts';

export interface Library extends Deps {
  store: MediaStore;
}

interface UploadOptions {
  by: SignedIn;
  /** Idempotency-Key: a repeated upload returns the existing item. */
  key: string | null;
  signal: AbortSignal;
}

/** Stores an upload unless the client has disconnected; returns the id. */
export async function addMedia(
  library: Library,
  received: Received,
  { by, key, signal }: UploadOptions,
) {
  const { stored, name, hash } = received;
  const add = async (tx: Tx) => {
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
  };
  return withFiles(library, received, async ({ drop }) => {
    if (key === null) return library.db.transaction(add);
    // Keys are scoped to the account; browsers repeat a file with another multipart boundary.
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

/** Replaces the file under a new address, wherever the item is shown. */
export async function replaceMedia(
  library: Library,
  prepared: Prepared,
  change: { id: number; revision: number; by: SignedIn; signal: AbortSignal },
) {
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
  { store }: Pick<Library, 'store'>,
  { files }: Pick<Prepared, 'files'>,
  work: (storedFiles: { drop(): Promise<void> }) => Promise<T>,
) {
  // Leftovers are swept later.
  const drop = () => store.remove(files.map(({ name }) => name)).catch(() => {});
  try {
    for (const { name, source } of files)
      await store.put(name, source).catch((error: unknown) => {
        throw toStorageError(error);
      });
    return await work({ drop });
  } catch (error) {
    await drop();
    throw error;
  }
}
