import { and, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { submissions } from './forms-tables.ts';

/** What the notice promises: a year after sending, names and numbers go; school, dates and head counts stay for the statistics. */
const KEPT_DAYS = 365;

/** The part of a row that names people, emptied. */
export const erasedPart = { personal: null, notes: null } as const;

/** Erases the personal data of submissions whose time is over. Returns how many there were. */
export async function eraseOld(db: Database): Promise<number> {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 3_600_000).toISOString();
  return db.transaction(async (tx) => {
    const gone = await tx
      .update(submissions)
      .set(erasedPart)
      .where(and(lt(submissions.createdAt, before), isNotNull(submissions.personal)))
      .returning({ id: submissions.id });
    if (gone.length > 0)
      await recordAudit(tx, { account: null, action: 'erase', area: 'forms', target: 'submissions', details: { ids: gone.map(({ id }) => id) } });
    return gone.length;
  });
}
