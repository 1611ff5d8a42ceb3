import { isDeepStrictEqual } from 'node:util';
import { type AnyKind, joinLabel, type Locale } from '@admissions/model';
import type { BulkAction, Revision } from '@admissions/protocol/staff';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { readRows } from '../read/read-entry.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/tables.ts';
import { changeMany, type Obstacle, type Written } from './change-many.ts';
import { readEdit } from './edit-fields.ts';
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

/** All or nothing; the refusal lists every conflicting entry. Publishing ends the drafts. */
export async function bulkChange(
  deps: Deps,
  kind: AnyKind,
  { action, entries }: BulkWrite,
  { by, locale }: { by: Editor; locale: Locale },
) {
  const { isDone, ...operation } = BULK_OPERATIONS[action];
  const values = operation.values();
  const { drafts, refused } = await readDrafts(deps, kind, {
    ids: action === 'publish' ? entries.map(({ id }) => id) : [],
    locale,
  });
  return changeMany(deps, kind, {
    by,
    entries,
    action: operation.action,
    includesTrash: action === 'restore',
    refused,
    valuesOf(row) {
      const drafted = drafts.get(row.id as number)?.values ?? {};
      return isDone(row) && Object.keys(drafted).length === 0 ? null : { ...drafted, ...values };
    },
    async findObstacle(tx, id) {
      const draft = drafts.get(id);
      if (draft && !(await deps.hooks.endDraft(tx, kind, { ...draft, entryId: id })))
        return { id, reason: 'older' };
      const uses = action === 'trash' ? await listUses(tx, kind, id, 'required') : [];
      return uses.length > 0 ? { id, reason: 'inUse', message: uses.join('、') } : null;
    },
  });
}

type Draft = NonNullable<Awaited<ReturnType<Deps['hooks']['readDraftedValues']>>>;

async function readDrafts(
  { hooks }: Deps,
  kind: AnyKind,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
) {
  const drafts = new Map<number, Draft>();
  const refused: Obstacle[] = [];
  for (const id of ids)
    try {
      const draft = await hooks.readDraftedValues(kind, id);
      if (draft) drafts.set(id, draft);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refused.push({ id, reason: 'refused', message: describe(kind, error, locale) });
    }
  return { drafts, refused };
}

/** The first message, with the name of its field. */
function describe({ fields }: AnyKind, error: HttpError, locale: Locale) {
  const [[path, [message]] = ['', ['']]] = Object.entries(error.fieldErrors(locale) ?? {});
  const label = fields[path.split('.')[0] ?? '']?.label?.[locale];
  if (!message) return error.sentence(locale);
  return label ? joinLabel(label, message, locale) : message;
}

interface FieldOfMany {
  field: string;
  entries: readonly (Written & { value: unknown })[];
}
/** Validates each entry like its form; all or nothing. A refusal lists all conflicting entries. */
export async function editFieldOfMany(
  deps: Deps,
  kind: AnyKind,
  { field, entries }: FieldOfMany,
  { by, locale }: { by: Editor; locale: Locale },
) {
  const values = new Map<number, Row>();
  const refused: Obstacle[] = [];
  const ids = entries.map(({ id }) => id);
  for (const row of await readRows(deps.db.orm, kind, ids)) {
    const id = row.id as number;
    const value = entries.find((entry) => entry.id === id)?.value;
    try {
      const sent = { revision: row.revision, [field]: value };
      const mayMiss = row.status === 'draft';
      values.set(id, (await readEdit(deps, kind, sent, row, mayMiss)).values);
    } catch (error) {
      const message = readMessage(error, locale);
      if (message === undefined) throw error;
      refused.push({ id, reason: 'refused', message });
    }
  }
  return changeMany(deps, kind, {
    by,
    entries,
    action: 'edit',
    includesTrash: false,
    refused,
    valuesOf: (row) => {
      const written = values.get(row.id as number);
      return written && !isDeepStrictEqual(row[field] ?? null, written[field] ?? null)
        ? written
        : null;
    },
  });
}

/** First message of a 422; undefined for other errors. */
const readMessage = (error: unknown, locale: Locale) =>
  error instanceof HttpError ? Object.values(error.fieldErrors(locale) ?? {})[0]?.[0] : undefined;
