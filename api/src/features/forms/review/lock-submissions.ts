import type { VisitorForm } from '@admissions/model/forms';
import { MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError } from '../../../platform/http/http-error.ts';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import type { MailDeps } from '../data/forms-deps.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { readReviewed } from '../data/review-view.ts';

export const itemSchema = z.strictObject({
  id: z.int('validation.select').min(1).max(999_999_999),
  revision: revisionNumber(),
});
export const itemsSchema = z
  .array(itemSchema, 'validation.selectMany')
  .min(1, 'validation.selectMany')
  .max(MAX_BULK_ENTRIES, `validation.max|max=${MAX_BULK_ENTRIES}`)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'validation.taken');

/** Locks them until the transaction ends; throws unless all exist and are as seen. */
export async function lockSubmissions(
  tx: Tx,
  { form, items }: { form: VisitorForm; items: { id: number; revision?: number }[] },
  deps: MailDeps,
): Promise<[SubmissionRow, ...SubmissionRow[]]> {
  const revisions = new Map(items.map(({ id, revision }) => [id, revision]));
  // Ordered by id, so that concurrent bulk changes cannot deadlock.
  const [first, ...others] = await tx
    .select()
    .from(submissions)
    .where(
      and(
        inArray(submissions.id, [...revisions.keys()]),
        eq(submissions.form, form.name),
        isNull(submissions.deletedAt),
      ),
    )
    .orderBy(asc(submissions.id))
    .for('update');
  if (!first || others.length + 1 < items.length) throw createNotFoundError();
  for (const { id, revision, updatedBy } of [first, ...others])
    if (revision !== (revisions.get(id) ?? revision))
      throw conflict(await readReviewed(tx, { form, id }, deps), updatedBy ?? '');
  return [first, ...others];
}
