import type { AnyKind } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import {
  columnOf,
  findParent,
  isNamedWithParent,
  tableOf,
  titleColumnOf,
} from '../schema/tables.ts';

export interface EntrySummary extends Record<string, unknown> {
  kind: KindId;
  id: number;
  title: string;
  parent: number | null;
  status: string;
  at: string | Date;
  by: string | null;
  /** Accounts that have written in its draft. */
  editors: number[];
  publishAt: string | Date | null;
  unpublishAt: string | Date | null;
  count: number;
}

/** One query over all entries outside the trash; begun ones are named by their drafts. */
export async function listEntriesOfKinds(
  orm: Queryable,
  kinds: readonly AnyKind[],
  { where, order, limit }: { where: SQL; order: SQL; limit: number },
): Promise<EntrySummary[]> {
  if (kinds.length === 0) return [];
  const all = sql.join(kinds.map(selectSummary), sql` union all `);
  const { rows } = await orm.execute<EntrySummary>(
    sql`select * from (${all}) as entry where ${where} order by ${order}, kind, id limit ${limit}`,
  );
  return rows;
}

export async function countEntriesOfKinds(orm: Queryable, kinds: readonly AnyKind[], where: SQL) {
  if (kinds.length === 0) return 0;
  const all = sql.join(kinds.map(selectSummary), sql` union all `);
  const { rows } = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from (${all}) as entry where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

function selectSummary(kind: AnyKind) {
  const table = tableOf(kind);
  const parent = findParent(kind);
  const counter = findCounter(kind);
  const parentId = parent && columnOf(table, parent.field);
  const begunParent = parentId && sql`(draft.shown ->> ${parentId.name})::int`;
  const own = sql`coalesce(${titleColumnOf(table, kind)}::text, draft.title)`;
  const title =
    parentId && isNamedWithParent(kind)
      ? sql`concat_ws(' ', ${selectTitle(parent.to, parentId)}, ${own})`
      : own;
  return sql`select ${kind.id} as kind, ${table.id} as id, ${title} as title, ${parentId ? sql`coalesce(${parentId}, ${begunParent})` : sql`null::int`} as parent,
    ${table.status} as status, ${table.isSample} as "isSample", coalesce(draft.updated_at, ${table.updatedAt}) as at, coalesce(draft.updated_by, ${table.updatedBy}) as by,
    coalesce(draft.editor_ids, '[]') as editors, ${table.publishAt} as "publishAt", ${table.unpublishAt} as "unpublishAt",
    ${counter ? columnOf(table, counter) : sql`0`} as count from ${table}
    left join working_copy draft on draft.kind = ${kind.id} and draft.entry_id = ${table.id} and ${table.status} = 'draft' where ${table.deletedAt} is null`;
}

function selectTitle(id: KindId, entryId: SQLWrapper) {
  const kind = kindOf(id);
  const table = tableOf(kind);
  return sql`(select ${titleColumnOf(table, kind)} from ${table} where ${table.id} = ${entryId})`;
}

/** The field that counts views. */
export const findCounter = ({ fields }: AnyKind) =>
  Object.keys(fields).find((name) => fields[name]?.readOnly && fields[name]?.type === 'integer');
