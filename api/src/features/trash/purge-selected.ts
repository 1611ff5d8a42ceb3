import type { AnyKind } from '@admissions/model';
import type { Deps } from '../../content/deps.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import {
  type Obstacle,
  type Written,
  withObstacleRefusal,
} from '../../content/write/change-many.ts';
import { listUses } from '../../content/write/references.ts';
import { inContentTransaction, lockRows } from '../../content/write/write-entry.ts';
import { purgeRows } from './purge-rows.ts';

/** All or none; throws a 409 with every entry that cannot be deleted. */
export function purgeSelected(
  deps: Deps,
  kind: AnyKind,
  entries: readonly Written[],
  by: Editor,
): Promise<number[]> {
  const ids = entries.map(({ id }) => id);
  return withObstacleRefusal(deps, kind, (refuse) =>
    inContentTransaction(deps, kind, async (tx) => {
      const rows = await lockRows(tx, kind, ids);
      const obstacles: Obstacle[] = [];
      for (const { id, revision } of entries) {
        const row = rows.find((each) => each.id === id);
        if (!row || row.deletedAt === null) obstacles.push({ id, reason: 'missing' });
        else if (row.revision !== revision) obstacles.push({ id, reason: 'older' });
        else {
          const uses = await listUses(tx, kind, id, 'all');
          if (uses.length > 0) obstacles.push({ id, reason: 'inUse', message: uses.join('、') });
        }
      }
      if (obstacles.length > 0) throw refuse(obstacles);
      await purgeRows(deps, tx, kind, { rows, by });
      return ids;
    }),
  );
}
