import { normalizeSearchText } from '@admissions/model';

// A character with the marks that combine with it.
const CLUSTER = /\P{M}\p{M}*/gu;
/** The signs of which each can be a word: those of Chinese, Japanese and Korean. */
export const IDEOGRAPH =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー]';
// What stands between two of them only because a line was set so.
const INNER_SPACES = new RegExp(`(?<=${IDEOGRAPH}) +(?=${IDEOGRAPH})`, 'gu');

/** A text as it is compared: width, case, the two ways to write Taiwan, and spaces between Chinese signs make no difference. */
interface FoldedText {
  text: string;
  /** Where in the original each unit of `text` begins, and at the end the original's length. */
  origins: number[];
}

/** Folds a text. */
export const foldText = (original: string): string => toPlain(original).replace(INNER_SPACES, '');

/** Folds a text and remembers where its characters came from. */
export function foldWithOrigins(original: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const plain = toPlain(cluster);
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) origins.push(index);
  }
  for (const { 0: spaces, index } of [...text.matchAll(INNER_SPACES)].reverse()) {
    text = text.slice(0, index) + text.slice(index + spaces.length);
    origins.splice(index, spaces.length);
  }
  origins.push(original.length);
  return { text, origins };
}

const toPlain = (text: string) => normalizeSearchText(text).replace(/\s|\p{Cc}/gu, ' ');
