import type { TextRange } from '@admissions/contracts';
import { folded } from './folded-text.ts';
import type { Question } from './search-grams.ts';

/** The parts of a text that answer the question, in order and apart from each other. */
export function findMarks(
  original: string,
  { phrase, tokens }: Pick<Question, 'phrase' | 'tokens'>,
): TextRange[] {
  const { text, origins } = folded(original);
  const parts = [phrase, ...tokens.map((token) => token.text)];
  const found = parts.flatMap((part) =>
    [...occurrences(text, part)].filter(([at]) => !isInsideWord(text, at)),
  );
  const marks: [number, number][] = [];
  for (const [at, end] of found.sort(([a], [b]) => a - b)) {
    const range: [number, number] = [origins[at] ?? 0, origins[end] ?? original.length];
    const last = marks.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else marks.push(range);
  }
  return marks;
}

// Words are found by their beginnings; Chinese has no such.
const LETTER = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
const isInsideWord = (text: string, at: number) =>
  LETTER.test(signAt(text, at)) &&
  LETTER.test([...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '');
const signAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 32);

function* occurrences(text: string, part: string): Generator<[number, number]> {
  if (part === '') return;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    yield [at, at + part.length];
}
