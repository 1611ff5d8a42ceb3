/** Text stays text, even if it looks like a number. */
export type Cell = string | number | null;
