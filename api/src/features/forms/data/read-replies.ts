import type { ReviewReply } from '@admissions/protocol/forms';
import { and, asc, eq } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { formMails, type SubmissionRow } from './forms-tables.ts';

type ReplyContent = { subject: string; text: string };

/** Replies of staff to a submission, oldest first. */
export async function readReplies(
  tx: Queryable,
  { id, reference }: SubmissionRow,
  sealing: Sealing,
): Promise<ReviewReply[]> {
  const rows = await tx
    .select()
    .from(formMails)
    .where(and(eq(formMails.submissionId, id), eq(formMails.role, 'reply')))
    .orderBy(asc(formMails.id));
  return rows.map(({ id: mail, createdAt, author, letter, state, sentAt, fault }) => {
    const content = letter && sealing.open<ReplyContent>(`${reference}/mail/reply`, letter);
    return {
      id: mail,
      at: createdAt,
      by: author ?? '',
      subject: content ? content.subject : null,
      text: content ? content.text : null,
      state,
      sentAt,
      fault,
    };
  });
}
