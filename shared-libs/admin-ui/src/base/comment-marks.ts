import { createContext } from 'react';

interface CommentMarks {
  /** Number of open comments by item key. */
  counts: ReadonlyMap<string, number>;
  /** Opens the comments at this item, or a new one. */
  open: (item: string) => void;
}
/** Comments at the items of a body; null where commenting is off. */
export const CommentMarksContext = createContext<CommentMarks | null>(null);
