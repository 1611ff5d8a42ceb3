import type { ReviewSubject } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { draftReviews, reviewComments } from './review-tables.ts';

export const isAboutSubject = (
  table: typeof draftReviews | typeof reviewComments,
  { kind, entryId }: ReviewSubject,
): SQL => and(eq(table.kind, kind), eq(table.entryId, entryId)) as SQL;
