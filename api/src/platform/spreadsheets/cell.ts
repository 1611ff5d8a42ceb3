/** Numbers stay numbers; everything else is text, whatever it looks like. */
export type Cell = string | number | null;
