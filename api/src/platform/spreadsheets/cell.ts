/** Text stays text, even if it looks like a number. */
export type Cell = string | number | null;

// Formula prefixes, including full-width ones of East Asian versions.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const looksLikeFormula = (text: string) => FORMULA.test(text);
