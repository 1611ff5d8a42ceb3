import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { submissions } from './forms-tables.ts';

export const countOpenRequests = (tx: Queryable, accountId: number) =>
  tx.$count(
    submissions,
    and(
      eq(submissions.assigneeId, accountId),
      notInArray(submissions.state, ['done', 'declined']),
      isNull(submissions.deletedAt),
    ),
  );
