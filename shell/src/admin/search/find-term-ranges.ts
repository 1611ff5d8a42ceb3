import { normalizeSearchText } from '@admissions/model';
import type { TextRange } from '@admissions/protocol';

// By character, as it is highlighted.
const normalizeText = (text: string) => [...text].map(normalizeSearchText).join('');

/** The terms of a query, folded. */
export const splitTerms = (typed: string) =>
  normalizeText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether every term is in one of the texts. */
export function containsTerms(texts: readonly string[], typed: string) {
  const folded = texts.map((text) => normalizeText(text).replace(/\s/gu, ''));
  const terms = splitTerms(typed);
  return terms.length > 0 && terms.every((term) => folded.some((text) => text.includes(term)));
}

/** Matching ranges of a text, sorted and without overlap. */
export function findTermRanges(text: string, typed: string): TextRange[] {
  // Maps each unit of the folded text to the original; spaces make no difference.
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
