import type { ReviewSubject } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { draftReviews, reviewComments } from './review-tables.ts';

export const isAboutSubject = (
  table: typeof draftReviews | typeof reviewComments,
  { kind, entryId, draftId }: ReviewSubject,
): SQL =>
  and(
    eq(table.kind, kind),
    entryId === null
      ? and(isNull(table.entryId), draftId === null ? sql`false` : eq(table.draftId, draftId))
      : eq(table.entryId, entryId),
  ) as SQL;
