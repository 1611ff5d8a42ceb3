import type { ReviewEvent, ReviewNote, ReviewReply } from '@admissions/protocol/forms';

export type HistoryLine = {
  key: string;
  at: string;
  by: string | null;
  text: string;
  isNote: boolean;
  /** A mail to the applicant, with its delivery state. */
  reply: ReviewReply | null;
};

/** Merges notes, mails and changes, newest first. */
export function buildHistory({
  notes,
  history,
  replies = [],
}: {
  notes: readonly ReviewNote[];
  history: readonly ReviewEvent[];
  replies?: readonly ReviewReply[];
}): HistoryLine[] {
  const lines = [
    ...notes.map(({ author, at, text }, index) => ({
      key: `note-${index}`,
      at,
      by: author,
      text,
      isNote: true,
      reply: null,
    })),
    ...history.map(({ by, at, text }, index) => ({
      key: `event-${index}`,
      at,
      by,
      text,
      isNote: false,
      reply: null,
    })),
    ...replies.map((reply) => ({
      key: `reply-${reply.id}`,
      at: reply.at,
      by: reply.by,
      text: reply.text ?? '',
      isNote: false,
      reply,
    })),
  ];
  return lines.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
