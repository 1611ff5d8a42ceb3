import type { TextRange } from '@admissions/protocol';

/** A text as it is compared, with the place that each of its characters has in the original. */
export interface Folded {
  text: string;
  at: readonly number[];
  original: string;
}
const IGNORED_CHARACTERS = /[\s・·、，,／/。．]/gu;
const MAX_WHOLE_WORD_LENGTH = 3;
const LETTER = /[\p{Script=Latin}\p{Nd}]/u;

/** One text for all its ways of writing: widths, capitals, 台 and 臺, with spaces and without. */
export function fold(original: string): Folded {
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

/** Whether a folded word has letters and digits of Latin scripts only. */
export const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{Nd}]+$/u.test(word);

/** Where a folded word stands in a text; null when it does not. Latin words begin where one begins, and those of up to three letters are whole ones: an app is nothing applied. */
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
const MIN_STEM_LENGTH = 2;

/** A typed word as it is looked for: as it is, and without “department of”, “the study of” or “school subject” behind it. */
export function foldWord(word: string): readonly string[] {
  const whole = fold(word).text;
  const stems = ENDINGS.map((ending) => whole.replace(ending, '')).filter(
    (stem) => stem.length >= MIN_STEM_LENGTH,
  );
  return [...new Set([whole, ...stems])].filter((each) => each !== '');
}
