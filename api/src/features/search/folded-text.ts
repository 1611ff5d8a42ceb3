import { normalizeSearchText } from '@admissions/model';

// A character with its combining marks.
const CLUSTER = /\P{M}\p{M}*/gu;
/** Chinese, Japanese and Korean characters, each of which can be a word. */
export const IDEOGRAPH =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー]';
// Spaces from line breaks between ideographs.
const INNER_SPACES = new RegExp(`(?<=${IDEOGRAPH}) +(?=${IDEOGRAPH})`, 'gu');

/** Ignores width, case, variants of 台灣 and spaces between ideographs. */
interface FoldedText {
  text: string;
  /** Original offset of each unit of `text`, and finally the original's length. */
  origins: number[];
}

export const foldText = (original: string) => toPlain(original).replace(INNER_SPACES, '');

/** Folds a text and retains the original offsets. */
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
