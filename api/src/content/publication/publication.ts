import { createHash } from 'node:crypto';
import type { AnyKind, Area, Field } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { HttpError, refused } from '../../platform/http/http-error.ts';
import { sortKeys } from '../../platform/text/sort-keys.ts';
import type { Row } from '../schema/tables.ts';
import { publishingRules } from './rule-table.ts';

/** A write with a possible effect for visitors. */
export interface Publication {
  kind: AnyKind;
  /** The author. */
  by: { id: number };
  /** Null: a new entry. */
  before: Row | null;
  after: Row;
}

/** Never approved, or changed after the approval. */
export type Objection = 'unapproved' | 'changed';

const MESSAGES = {
  unapproved: 'error.needsApproval',
  changed: 'error.changedSinceApproval',
} as const;
export const refuseUnapproved = (objection: Objection) => refused(409, MESSAGES[objection]);
export const isApprovalRefusal = (error: unknown) =>
  error instanceof HttpError &&
  Object.values(MESSAGES).some((message) => message === error.messageKey);

/** Visible, or scheduled to become visible. */
export function isPublicNowOrSoon(row: Row, now = Date.now()) {
  const { status, deletedAt, unpublishAt } = row;
  if (status !== 'published' || (deletedAt ?? null) !== null) return false;
  return typeof unpublishAt !== 'string' || Date.parse(unpublishAt) > now;
}

/** Whether visitors get new content; a changed schedule alone does not count. */
export function isNewToVisitors({ kind, before, after }: Omit<Publication, 'by'>) {
  if (!isPublicNowOrSoon(after)) return false;
  if (before === null || !isPublicNowOrSoon(before)) return true;
  return digestContent(kind, before) !== digestContent(kind, after);
}

/** Content hash, independent of the format of input and storage. */
export function digestContent({ fields }: Pick<AnyKind, 'fields'>, row: Row) {
  const content = Object.entries(fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, field]) => [name, toComparable(field, row[name])]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function toComparable({ type, initial }: Field, value: unknown) {
  const normalized = value ?? initial ?? null;
  if (normalized === null) return type === 'boolean' ? false : null;
  // The database formats moments differently.
  if (type === 'dateTime') return Date.parse(String(normalized));
  return sortKeys(normalized);
}

/** Whether one of these areas requires approval to publish. */
export async function needsApproval(orm: Queryable, areas: readonly Area[]) {
  if (areas.length === 0) return false;
  const found = await orm
    .select({ area: publishingRules.area })
    .from(publishingRules)
    .where(and(inArray(publishingRules.area, [...areas]), eq(publishingRules.needsApproval, true)));
  return found.length > 0;
}
