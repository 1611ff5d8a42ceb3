import { normalizeSearchText } from '@admissions/model';
import type { TextRange } from '@admissions/protocol';

// Sign by sign, as it is marked.
const normalizeText = (text: string) => [...text].map(normalizeSearchText).join('');

/** The words of what was typed, folded. */
export const splitTerms = (typed: string): string[] =>
  normalizeText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether every word stands in one of the texts. */
export function containsTerms(texts: readonly string[], typed: string): boolean {
  const folded = texts.map((text) => normalizeText(text).replace(/\s/gu, ''));
  const words = splitTerms(typed);
  return words.length > 0 && words.every((word) => folded.some((text) => text.includes(word)));
}

/** The parts of a text that are words of what was typed, in order and apart from each other. */
export function findTermRanges(text: string, typed: string): TextRange[] {
  // Where each unit of the folded text stands in the text itself; spaces make no difference.
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    if (!/\s/u.test(sign))
      for (const unit of normalizeSearchText(sign)) {
        folded += unit;
        for (let part = 0; part < unit.length; part++) {
          starts.push(at);
          ends.push(at + sign.length);
        }
      }
    at += sign.length;
  }
  const found = splitTerms(typed).flatMap((word) => {
    const ranges: [number, number][] = [];
    for (
      let from = folded.indexOf(word);
      from >= 0;
      from = folded.indexOf(word, from + word.length)
    )
      ranges.push([starts[from] ?? 0, ends[from + word.length - 1] ?? 0]);
    return ranges;
  });
  const marks: [number, number][] = [];
  for (const [start, end] of found.toSorted((one, other) => one[0] - other[0])) {
    const last = marks.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
