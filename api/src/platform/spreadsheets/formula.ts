// Formula prefixes, including full-width ones of East Asian versions.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const looksLikeFormula = (text: string) => FORMULA.test(text);
