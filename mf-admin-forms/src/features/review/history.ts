import type { ReviewEvent, ReviewNote } from '@admissions/contracts';

/** One line of what happened to an application: a note or a change. */
export type HistoryLine = {
  key: string;
  at: string;
  by: string | null;
  text: string;
  isNote: boolean;
};

/** Notes and changes as one history, newest first. */
export function buildHistory({
  notes,
  history,
}: {
  notes: readonly ReviewNote[];
  history: readonly ReviewEvent[];
}): HistoryLine[] {
  const lines = [
    ...notes.map(({ author, at, text }, index) => ({
      key: `note-${index}`,
      at,
      by: author,
      text,
      isNote: true,
    })),
    ...history.map(({ by, at, text }, index) => ({
      key: `event-${index}`,
      at,
      by,
      text,
      isNote: false,
    })),
  ];
  return lines.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
