// Spreadsheets calculate what begins so, full-width signs too in East Asian versions.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet might take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);
