import { folded } from './folded-text.ts';

const IDEOGRAPH =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー]';
const TOKEN = new RegExp(
  `(?<run>${IDEOGRAPH}+)|(?<word>(?:(?!${IDEOGRAPH})[\\p{L}\\p{N}\\p{M}])+)|(?<sign>[^\\s\\p{L}\\p{N}\\p{M}\\p{C}])`,
  'gu',
);
const LONGEST_PREFIX = 12;

interface Token {
  kind: 'run' | 'word' | 'sign';
  text: string;
}

/** What a search asks for. */
export interface Question {
  /** The whole of it, folded. */
  phrase: string;
  /** All of these are in the grams of what is found. */
  grams: string[];
  /** Longer than two signs: their pairs alone could stand apart. */
  runs: string[];
  /** To be marked in what is found. */
  tokens: Token[];
}

/** The grams of a text: signs and pairs of signs of Chinese, beginnings of words, and other signs. */
export function toGrams(text: string): string[] {
  const grams = new Set<string>();
  for (const token of tokenize(folded(text).text)) {
    const signs = [...token.text];
    if (token.kind === 'word')
      for (let end = 1; end <= Math.min(signs.length, LONGEST_PREFIX); end++)
        grams.add(signs.slice(0, end).join(''));
    else
      for (const [at, sign] of signs.entries()) grams.add(sign).add(sign + (signs[at + 1] ?? ''));
  }
  return [...grams];
}

/** Reads what somebody typed; signs count only when there is nothing else. */
export function parseQuestion(typed: string): Question {
  const phrase = folded(typed).text.trim().replace(/ +/g, ' ');
  const all = tokenize(phrase);
  const spoken = all.filter(({ kind }) => kind !== 'sign');
  const tokens = spoken.length > 0 ? spoken : all;
  return {
    phrase,
    tokens,
    grams: [...new Set(tokens.flatMap(toAskedGrams))],
    runs: tokens
      .filter(({ kind, text }) => kind === 'run' && [...text].length > 2)
      .map(({ text }) => text),
  };
}

/** The same question for when nothing answers it as it is: of a longer run every sign, in whatever company. Null: it can be asked in one way only. */
export function relaxed(question: Question): Question | null {
  if (question.runs.length === 0) return null;
  const tokens = question.tokens.flatMap((token) =>
    question.runs.includes(token.text)
      ? [...token.text].map((text): Token => ({ kind: 'run', text }))
      : [token],
  );
  return { ...question, tokens, runs: [], grams: [...new Set(tokens.flatMap(toAskedGrams))] };
}

function toAskedGrams({ kind, text }: Token): string[] {
  const signs = [...text];
  if (kind === 'word') return [signs.slice(0, LONGEST_PREFIX).join('')];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
}

function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, groups }) => ({
    kind: groups?.run ? 'run' : groups?.word ? 'word' : 'sign',
    text: found,
  }));
}
