import { normalizeSearchText } from '@admissions/model';

// A character with its combining marks.
const CLUSTER = /\P{M}\p{M}*/gu;
/** Chinese, Japanese and Korean characters, each of which can be a word. */
const IDEOGRAPH =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー]';
// Spaces from line breaks between ideographs.
const INNER_SPACES = new RegExp(`(?<=${IDEOGRAPH}) +(?=${IDEOGRAPH})`, 'gu');

/** Ignores width, case, variants of 台灣 and spaces between ideographs. */
export const foldText = (original: string) => toPlain(original).replace(INNER_SPACES, '');

/** With the original offset of each unit, and finally the original's length. */
export function foldWithOrigins(original: string) {
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

const TOKEN = new RegExp(
  `(?<run>${IDEOGRAPH}+)|(?<word>(?:(?!${IDEOGRAPH})[\\p{L}\\p{N}\\p{M}])+)|(?<sign>[^\\s\\p{L}\\p{N}\\p{M}\\p{C}])`,
  'gu',
);
const MAX_PREFIX_LENGTH = 12;
/** Short words match as a whole only: AI does not match "air". */
const MAX_WHOLE_WORD_LENGTH = 2;

/** A Chinese run, a word, or another character. */
export interface Token {
  kind: 'run' | 'word' | 'sign';
  text: string;
}

/** Grams of a short text: characters, pairs, prefixes, inner pairs, whole words and symbols. */
export const toGrams = (text: string) => buildGrams(text, true);

/** Without single characters, which nearly every long text has. */
export const toLongGrams = (text: string) => buildGrams(text, false);

function buildGrams(text: string, hasSigns: boolean) {
  const grams = new Set<string>();
  for (const token of tokenize(foldText(text))) {
    const signs = [...token.text];
    if (token.kind === 'word') {
      for (let end = 1; end <= Math.min(signs.length, MAX_PREFIX_LENGTH); end++)
        grams.add(signs.slice(0, end).join(''));
      if (signs.length <= MAX_WHOLE_WORD_LENGTH) grams.add(wholeWord(token.text));
      for (const sign of signs) grams.add(` ${sign}`);
      for (const pair of innerPairs(signs)) grams.add(pair);
    } else
      for (const [at, sign] of signs.entries()) {
        const next = signs[at + 1];
        if (next !== undefined) grams.add(sign + next);
        if (hasSigns) grams.add(sign);
      }
  }
  return [...grams];
}

/** `isUnfinished`: the token may be a prefix. */
export function toQueryGrams({ kind, text }: Token, isUnfinished = false) {
  const signs = [...text];
  if (kind === 'word')
    return [
      signs.length <= MAX_WHOLE_WORD_LENGTH && !isUnfinished
        ? wholeWord(text)
        : signs.slice(0, MAX_PREFIX_LENGTH).join(''),
    ];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
}

// The leading space separates these from other grams.
const innerPairs = (signs: readonly string[]) =>
  signs.slice(1).map((sign, at) => ` ${signs[at]}${sign}`);

/** Pairs of letters inside a word, or its only letter. */
export function toInnerGrams(word: string) {
  const signs = [...word];
  return signs.length < 2 ? signs.map((sign) => ` ${sign}`) : innerPairs(signs);
}

// The trailing space separates these from other grams.
const wholeWord = (word: string) => `${word} `;

export function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, groups }) => ({
    kind: toTokenKind(groups),
    text: found,
  }));
}
function toTokenKind(groups: Record<string, string> | undefined) {
  if (groups?.run) return 'run';
  return groups?.word ? 'word' : 'sign';
}
