import type { VisitorForm } from '@admissions/model/forms';
import { MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError } from '../../../platform/http/http-error.ts';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { readReviewed } from '../data/review-view.ts';
import { findSubmission } from './review-entry.ts';

export const itemSchema = z.strictObject({
  id: z.int('validation.select').min(1).max(999_999_999),
  revision: revisionNumber(),
});
export const itemsSchema = z
  .array(itemSchema, 'validation.selectMany')
  .min(1, 'validation.selectMany')
  .max(MAX_BULK_ENTRIES, `validation.max|max=${MAX_BULK_ENTRIES}`)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'validation.taken');

/** Locks many submissions; throws unless all exist and are as seen. */
export async function lockItems(
  tx: Tx,
  { form, items }: { form: VisitorForm; items: z.output<typeof itemsSchema> },
  services: { sealing: Sealing; config: Pick<Config, 'smtpUrl'> },
): Promise<SubmissionRow[]> {
  const revisions = new Map(items.map(({ id, revision }) => [id, revision]));
  // Ordered by id, so that concurrent bulk changes cannot deadlock.
  const rows = await tx
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
  if (rows.length < items.length) throw createNotFoundError();
  const older = rows.find(({ id, revision }) => revision !== revisions.get(id));
  if (older) {
    const { submission, account } = await findSubmission(tx, form, older.id);
    throw conflict(
      await readReviewed(tx, submission, account, services),
      submission.updatedBy ?? '',
    );
  }
  return rows;
}
