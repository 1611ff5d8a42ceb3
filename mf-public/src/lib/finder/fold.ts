import type { TextRange } from '@admissions/protocol';

/** Normalised text, with the original index of each character. */
export interface Folded {
  text: string;
  at: readonly number[];
  original: string;
}
const IGNORED_CHARACTERS = /[\s・·、，,／/。．]/gu;
const MAX_WHOLE_WORD_LENGTH = 3;
const LETTER = /[\p{Script=Latin}\p{Nd}]/u;

/** Unifies width, case, 台 and 臺, and spaces. */
export function fold(original: string) {
  let text = '';
  let position = 0;
  const at: number[] = [];
  for (const character of original) {
    const folded = character
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('台', '臺')
      .replace(IGNORED_CHARACTERS, '');
    text += folded;
    for (let count = 0; count < folded.length; count++) at.push(position);
    position += character.length;
  }
  return { text, at, original };
}

export const isLatin = (word: string) => /^[\p{Script=Latin}\p{Nd}]+$/u.test(word);

/** Null if absent. Latin words match at word starts; up to three letters, whole words only. */
export function findMatchRange({ text, at, original }: Folded, word: string): TextRange | null {
  const needsStart = isLatin(word);
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const start = at[from] ?? 0;
    const end = (at[from + word.length - 1] ?? start) + 1;
    if (!needsStart) return [start, end];
    const begins = !LETTER.test(original[start - 1] ?? '');
    const ends = !LETTER.test(original[end] ?? '');
    if (begins && (ends || word.length > MAX_WHOLE_WORD_LENGTH)) return [start, end];
  }
  return null;
}

const ENDINGS = [
  /(?:相關)?系$/u,
  /(?:相關)?(?:學系|科系|系所|研究所)$/u,
  /學$/u,
  /(?:學群|類|科)$/u,
];
/** Of “to study” or “to be”. */
const VERB = /^[學念讀當做]/u;
const MIN_STEM_LENGTH = 2;

/** The word itself and without suffixes such as “department of” or “school subject”. */
export function foldWord(word: string) {
  const whole = fold(word).text;
  const stems = [...ENDINGS, VERB]
    .map((part) => whole.replace(part, ''))
    .filter((stem) => stem.length >= MIN_STEM_LENGTH);
  return [...new Set([whole, ...stems])].filter((each) => each !== '');
}
