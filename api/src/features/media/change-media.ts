import { KINDS } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { needsApproval } from '../../content/publication/publication.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, refused, requireRow } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { readMediaItem } from './list-media.ts';
import { requireMayChange } from './media-access.ts';
import { leftFiles, type MediaRow, media } from './media-tables.ts';
import { kindsUsing } from './media-uses.ts';

interface Change {
  id: number;
  /** The revision it is based on. */
  revision: number;
  by: SignedIn;
  action: 'edit_media' | 'replace_media';
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal;
  values: Partial<MediaRow>;
}

/** Notifies the kinds that show it; unreferenced files are deleted later. */
export async function changeMedia(deps: Deps, change: Change) {
  const { id, by, action, values } = change;
  return runAnnouncedTransaction(deps, async (tx) => {
    const current = requireRow(await tx.select().from(media).where(eq(media.id, id)).for('update'));
    await requireMayChange(tx, current, by);
    if (current.revision !== change.revision)
      throw conflict(await readMediaItem(tx, id, by), current.updatedBy ?? '');
    // The change would be visible at once on every page that shows it.
    if (VISIBLE_FIELDS.some((name) => name in values)) await requireNoApproval(tx, id);
    const row = requireRow(
      await tx
        .update(media)
        .set({
          ...values,
          revision: current.revision + 1,
          updatedAt: new Date().toISOString(),
          updatedBy: by.name,
        })
        .where(eq(media.id, id))
        .returning(),
    );
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
}

/** Fields visible to visitors. */
const VISIBLE_FIELDS: readonly (keyof MediaRow)[] = ['file', 'crop', 'focal'];

/** Throws 409 for items shown in areas that require an approval. */
async function requireNoApproval(tx: Tx, id: number) {
  const kinds = await kindsUsing(tx, id);
  const areas = KINDS.filter((kind) => kinds.includes(kind.id)).map(({ area }) => area);
  if (await needsApproval(tx, [...new Set(areas)])) throw refused(409, 'error.mediaNeedsApproval');
}

export const listFiles = ({
  file,
  variants,
  original,
}: Pick<MediaRow, 'file' | 'variants' | 'original'>) => [
  ...new Set([
    file,
    ...variants.map((variant) => variant.file),
    ...(original ? [original.file] : []),
  ]),
];
