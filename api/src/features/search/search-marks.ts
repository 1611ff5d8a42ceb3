import type { TextRange } from '@admissions/protocol';
import type { Question } from './parse-question.ts';
import { foldWithOrigins } from './search-grams.ts';

/** Ordered, disjoint ranges; whole words in alphabetic scripts. */
export function findMarks(original: string, { phrases, terms }: Question): TextRange[] {
  const { text, origins } = foldWithOrigins(original);
  const parts = [
    ...phrases,
    ...terms.flat().flatMap(({ tokens }) => tokens.map((each) => each.text)),
  ];
  const found = [...new Set(parts)]
    .flatMap((part) => [...occurrences(text, part)])
    .map(([at, end]): [number, number] => [at, endOfWord(text, end)]);
  const marks: [number, number][] = [];
  for (const [at, end] of found.sort(([a], [b]) => a - b)) {
    const range: [number, number] = [origins[at] ?? 0, origins[end] ?? original.length];
    const last = marks.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else marks.push(range);
  }
  return marks;
}

/** First match at the start of a word; -1 without a match. */
export function findFirst(text: string, parts: readonly string[]) {
  const firsts = parts
    .map((part) => occurrences(text, part).next().value?.[0])
    .filter((at) => at !== undefined);
  return firsts.length === 0 ? -1 : Math.min(...firsts);
}

// Only alphabetic words are matched at their start, never Chinese.
const LETTER = /(?!\p{Script=Han})[\p{L}\p{N}\p{M}]/u;
const isInsideWord = (text: string, at: number) =>
  LETTER.test(signAt(text, at)) &&
  LETTER.test([...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '');
const signAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 32);

function endOfWord(text: string, end: number) {
  let at = end;
  while (at < text.length && isInsideWord(text, at)) at += signAt(text, at).length;
  return at;
}

function* occurrences(text: string, part: string): Generator<[number, number]> {
  if (part === '') return;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    if (!isInsideWord(text, at)) yield [at, at + part.length];
}
