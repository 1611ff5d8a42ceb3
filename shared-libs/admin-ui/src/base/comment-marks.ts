import { createContext } from 'react';

interface CommentMarks {
  /** Open comments, by the key of the item that they are at. */
  counts: ReadonlyMap<string, number>;
  /** Goes to the comments at this item, or to a new one. */
  open: (item: string) => void;
}
/** What the items of a body know of the comments at them; null where nobody comments. */
export const CommentMarksContext = createContext<CommentMarks | null>(null);
