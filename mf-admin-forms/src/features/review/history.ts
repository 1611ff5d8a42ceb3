import type { ReviewEvent, ReviewNote, ReviewReply } from '@admissions/protocol/forms';

/** One line of what happened to an application: a note, a letter or a change. */
export type HistoryLine = {
  key: string;
  at: string;
  by: string | null;
  text: string;
  isNote: boolean;
  /** A letter to the sender, with what became of it. */
  reply: ReviewReply | null;
};

/** Notes, letters and changes as one history, newest first. */
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
