import { FORMS } from '@admissions/model/forms';
import type { AdminSearchItem } from '@admissions/protocol/staff';
import { desc, isNull } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { buildRequestPath } from '../data/build-request-path.ts';
import { submissions } from '../data/forms-tables.ts';
import { maskPersonal, openPersonal } from '../data/personal-data.ts';
import { mentions, mergedReferences } from './review-filters.ts';

/** Newest rows decrypted per search; the lists of the forms scan more. */
const MAX_SCANNED_ROWS = 2000;

/** The newest requests of all forms matching every term, personal data masked. */
export async function findRequests(
  orm: Queryable,
  { text, limit }: { text: string; limit: number },
  sealing: Sealing,
): Promise<AdminSearchItem[]> {
  const { id, form, reference, school, personal, createdAt, deletedAt } = submissions;
  const rows = await orm
    .select({ id, form, reference, school, personal, merged: mergedReferences })
    .from(submissions)
    .where(isNull(deletedAt))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_SCANNED_ROWS);
  const found: AdminSearchItem[] = [];
  for (const row of rows) {
    if (found.length === limit) break;
    if (!FORMS.some(({ name }) => name === row.form) || !mentions(row, text, sealing)) continue;
    const { name } = maskPersonal(openPersonal(row, sealing));
    found.push({
      id: row.id,
      title: row.school || row.reference,
      detail: [name, row.reference].filter(Boolean).join('・'),
      url: buildRequestPath(row.form, row.id),
    });
  }
  return found;
}
