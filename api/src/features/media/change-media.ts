import { KINDS } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { needsApproval } from '../../content/publication/needs-approval.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/announced-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { readMediaItem } from './list-media.ts';
import { requireMayChange } from './media-access.ts';
import type { MediaRow } from './media-tables.ts';
import { leftFiles, media } from './media-tables.ts';
import { kindsUsing } from './media-uses.ts';

interface Change {
  id: number;
  /** The revision it was made from. */
  revision: number;
  by: SignedIn;
  action: 'edit_media' | 'replace_media';
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** The new values, from the item as it stands; may refuse. */
  values(current: MediaRow): Partial<MediaRow>;
}

/** Changes an item; files it does not show any more are left for later, and the kinds that show it are announced. */
export async function changeMedia(deps: Deps, change: Change): Promise<MediaRow> {
  const { id, by, action } = change;
  try {
    return await runAnnouncedTransaction(deps, async (tx) => {
      const [current] = await tx.select().from(media).where(eq(media.id, id)).for('update');
      if (!current) throw createNotFoundError();
      await requireMayChange(tx, current, by);
      if (current.revision !== change.revision)
        throw new StaleRevisionError(current.updatedBy ?? '');
      const values = change.values(current);
      // Every page that shows it would change at once.
      if (VISIBLE_FIELDS.some((name) => name in values)) await requireNoApproval(tx, id);
      const [row] = (await tx
        .update(media)
        .set({
          ...values,
          revision: current.revision + 1,
          updatedAt: new Date().toISOString(),
          updatedBy: by.name,
        })
        .where(eq(media.id, id))
        .returning()) as [MediaRow];
      const remaining = listFiles(row);
      const unused = listFiles(current).filter((file) => !remaining.includes(file));
      if (unused.length > 0)
        await tx
          .insert(leftFiles)
          .values(unused.map((file) => ({ file })))
          .onConflictDoNothing();
      const kinds = await kindsUsing(tx, id);
      await recordAudit(tx, {
        account: by,
        action,
        area: 'media',
        target: `media/${id}`,
        details: { fields: Object.keys(values), revision: row.revision },
      });
      change.signal?.throwIfAborted();
      return { result: row, kinds };
    });
  } catch (error) {
    // Read after the transaction: inside, another query would wait for it.
    if (error instanceof StaleRevisionError)
      throw conflict(await readMediaItem(deps, id, by), error.by);
    throw error;
  }
}

/** What of an item visitors see. */
const VISIBLE_FIELDS: readonly (keyof MediaRow)[] = ['file', 'crop', 'focal'];

/** Refuses to change what entries show whose area publishes with an approval only. */
async function requireNoApproval(tx: Tx, id: number): Promise<void> {
  const kinds = await kindsUsing(tx, id);
  const areas = KINDS.filter((kind) => kinds.includes(kind.id)).map(({ area }) => area);
  if (await needsApproval(tx, [...new Set(areas)]))
    throw new HttpError(-1, 409, { message: 'error.mediaNeedsApproval' });
}

/** Every file that belongs to an item. */
export const listFiles = ({
  file,
  variants,
  original,
}: Pick<MediaRow, 'file' | 'variants' | 'original'>): string[] => [
  ...new Set([
    file,
    ...variants.map((variant) => variant.file),
    ...(original ? [original.file] : []),
  ]),
];

class StaleRevisionError extends Error {
  override name = 'StaleRevisionError';
  readonly by: string;
  constructor(by: string) {
    super('the item has a newer revision');
    this.by = by;
  }
}
