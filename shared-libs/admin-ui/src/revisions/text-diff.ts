import { diffArrays } from 'diff';

/** A piece of two compared texts: in both, or in one. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** A date, time or amount, highlighted for readers. */
  isFact: boolean;
}

const FACT = String.raw`\d{2,4}[/.-]\d{1,2}[/.-]\d{1,2}|(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}[日號])?|\d{2,4}年|\d{1,2}[:：]\d{2}|(?:NT\$|US\$|[$＄])?\d[\d,]*(?:\.\d+)?(?:[十百千萬億]*元|[十百千萬億]|%|％)?`;
const IS_FACT = new RegExp(`^(?:${FACT})$`, 'u');
// Dates and amounts are one token: single digits are hard to spot. Chinese is split by character.
const TOKEN = new RegExp(`${FACT}|[A-Za-z]+|\\P{M}\\p{M}*`, 'gsu');
/** Texts with more differing tokens count as replaced as a whole. */
const MAX_EDITS = 1500;

/** Differences of two texts by character; dates, times and amounts as wholes. */
export function diffTexts(before: string, after: string): Run[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before, isFact: false }];
  const changes = diffArrays(tokenize(before), tokenize(after), { maxEditLength: MAX_EDITS });
  if (!changes) return toRuns('removed', tokenize(before)).concat(toRuns('added', tokenize(after)));
  const pieces = changes.map(({ added, removed, value }): Piece => {
    if (added) return { kind: 'added', tokens: value };
    return { kind: removed ? 'removed' : 'same', tokens: value };
  });
  return readable(pieces).flatMap(({ kind, tokens }) =>
    kind === 'same' ? [{ kind, text: tokens.join(''), isFact: false }] : toRuns(kind, tokens),
  );
}

interface Piece {
  kind: Run['kind'];
  tokens: string[];
}
const tokenize = (text: string): string[] => text.match(TOKEN) ?? [];

/** Joins replacements around one common character: 甲的乙 → 丙的丁 is one change, not three. */
function readable(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const stretch = stretchFrom(pieces, at);
    at += stretch.length;
    if (stretch.length === 1 && stretch[0]) joined.push(stretch[0]);
    else {
      const removed = stretch
        .filter(({ kind }) => kind !== 'added')
        .flatMap(({ tokens }) => tokens);
      const added = stretch
        .filter(({ kind }) => kind !== 'removed')
        .flatMap(({ tokens }) => tokens);
      if (removed.length > 0) joined.push({ kind: 'removed', tokens: removed });
      if (added.length > 0) joined.push({ kind: 'added', tokens: added });
    }
  }
  return joined;
}
function stretchFrom(pieces: readonly Piece[], start: number): Piece[] {
  if (pieces[start]?.kind === 'same') return pieces.slice(start, start + 1);
  let end = start;
  while (pieces[end] && pieces[end]?.kind !== 'same') end++;
  while (isByChance(pieces, end)) {
    end++;
    while (pieces[end] && pieces[end]?.kind !== 'same') end++;
  }
  return pieces.slice(start, end);
}
function isByChance(pieces: readonly Piece[], at: number): boolean {
  const isReplaced = (from: number, step: 1 | -1) =>
    countTokens(pieces[from]) + countTokens(pieces[from + step]) >= 3 &&
    pieces[from + step]?.kind !== 'same';
  return (
    countTokens(pieces[at]) === 1 &&
    pieces[at]?.tokens[0]?.trim() !== '' &&
    at + 2 < pieces.length &&
    isReplaced(at - 1, -1) &&
    isReplaced(at + 1, 1)
  );
}
const countTokens = (piece: Piece | undefined) => piece?.tokens.length ?? 0;

/** Tokens as runs, with dates and amounts separate. */
function toRuns(kind: Run['kind'], tokens: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const isFact = IS_FACT.test(token);
    const last = runs.at(-1);
    if (last && !isFact && !last.isFact) last.text += token;
    else runs.push({ kind, text: token, isFact });
  }
  return runs;
}
