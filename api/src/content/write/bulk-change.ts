import type { AnyKind } from '@admissions/model';
import type { BulkAction, Revision } from '@admissions/protocol/staff';
import type { Deps } from '../deps.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/row.ts';
import type { Written } from './change-many.ts';
import { changeMany } from './change-many.ts';
import { listUses } from './references.ts';

/** All or nothing. */
interface BulkWrite {
  action: BulkAction;
  entries: { id: number; revision: number }[];
}

interface BulkOperation {
  action: Revision['action'];
  values(): Row;
  /** Whether the entry needs no change. */
  isDone(row: Row): boolean;
}
const BULK_OPERATIONS: Readonly<Record<BulkAction, BulkOperation>> = {
  publish: {
    action: 'edit',
    values: () => ({ status: 'published' }),
    isDone: ({ status }) => status === 'published',
  },
  draft: {
    action: 'edit',
    values: () => ({ status: 'draft' }),
    isDone: ({ status }) => status === 'draft',
  },
  trash: {
    action: 'remove',
    values: () => ({ deletedAt: new Date().toISOString() }),
    isDone: () => false,
  },
  restore: {
    action: 'restore',
    values: () => ({ deletedAt: null }),
    isDone: ({ deletedAt }) => deletedAt === null,
  },
};

/** All or nothing; the refusal lists every conflicting entry. */
export function bulkChange(
  deps: Deps,
  kind: AnyKind,
  { action, entries }: BulkWrite,
  by: Editor,
): Promise<Written[]> {
  const { isDone, ...operation } = BULK_OPERATIONS[action];
  const values = operation.values();
  return changeMany(deps, kind, {
    by,
    entries,
    action: operation.action,
    includesTrash: action === 'restore',
    valuesOf: (row) => (isDone(row) ? null : values),
    findObstacle: async (tx, id) => {
      const uses = action === 'trash' ? await listUses(tx, kind, id, 'required') : [];
      return uses.length > 0 ? { id, reason: 'inUse', message: uses.join('、') } : null;
    },
  });
}
