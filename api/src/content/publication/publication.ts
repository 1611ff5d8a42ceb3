import { createHash } from 'node:crypto';
import type { AnyKind, Field } from '@admissions/model';
import { HttpError } from '../../platform/http/http-error.ts';
import { sortKeys } from '../../platform/text/sort-keys.ts';
import type { Row } from '../schema/row.ts';

/** A write of an entry, as far as visitors are concerned. */
export interface Publication {
  kind: AnyKind;
  /** Who writes. */
  by: { id: number };
  /** Null: a new entry. */
  before: Row | null;
  after: Row;
}

/** Why it may not be published: nobody has approved it, or it was changed since. */
export type Objection = 'unapproved' | 'changed';

const MESSAGES = {
  unapproved: 'error.needsApproval',
  changed: 'error.changedSinceApproval',
} as const;
/** The refusal of a write that needs the approval of somebody else. */
export const refuseUnapproved = (objection: Objection): HttpError =>
  new HttpError(-1, 409, { message: MESSAGES[objection] });
export const isApprovalRefusal = (error: unknown): boolean =>
  error instanceof HttpError &&
  Object.values(MESSAGES).some((message) => message === error.messageKey);

/** Whether visitors see it, or will by themselves. */
export function isPublicNowOrSoon(row: Row, now = Date.now()): boolean {
  const { status, deletedAt, unpublishAt } = row;
  if (status !== 'published' || (deletedAt ?? null) !== null) return false;
  return typeof unpublishAt !== 'string' || Date.parse(unpublishAt) > now;
}

/** Whether visitors come to read something that they could not read before. The times between which an entry is shown are no content. */
export function isNewToVisitors({ kind, before, after }: Omit<Publication, 'by'>): boolean {
  if (!isPublicNowOrSoon(after)) return false;
  if (before === null || !isPublicNowOrSoon(before)) return true;
  return digestContent(kind, before) !== digestContent(kind, after);
}

/** What an entry says, as a hash: the same however it was written and read. */
export function digestContent({ fields }: Pick<AnyKind, 'fields'>, row: Row): string {
  const content = Object.entries(fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, field]) => [name, toComparable(field, row[name])]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function toComparable({ type, initial }: Field, value: unknown): unknown {
  const normalized = value ?? initial ?? null;
  if (normalized === null) return type === 'boolean' ? false : null;
  // The database spells moments in a way of its own.
  if (type === 'dateTime') return Date.parse(String(normalized));
  return sortKeys(normalized);
}
