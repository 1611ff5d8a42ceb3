import { groupBy } from '../../../platform/group-by.ts';
import { type DateMatch, getLeafPath } from './date-matches.ts';

/** A match copied from last year's entry, and its state. */
interface ReviewedMatch extends DateMatch {
  /** `open`: same text as last year; `kept`: same and confirmed; `changed`: different text. */
  state: 'open' | 'kept' | 'changed';
  /** Text in last year's entry. */
  was: string;
}
export const confirmationKey = ({ at, text }: Pick<DateMatch, 'at' | 'text'>) => `${at}|${text}`;

/** Pairs matches by position, or by text when rows were added; new ones are ignored. */
export function reviewMatches(
  now: readonly DateMatch[],
  initial: readonly DateMatch[],
  confirmed: readonly string[],
): ReviewedMatch[] {
  const pairs = pairInPlace(now, initial);
  const unpaired = initial.filter((old) => ![...pairs.values()].includes(old));
  const moved = new Set<DateMatch>();
  for (const isLike of [isSameSentence, isSameText])
    for (const match of now) {
      if (pairs.has(match)) continue;
      const index = unpaired.findIndex((old) => isLike(match, old));
      const [old] = index === -1 ? [] : unpaired.splice(index, 1);
      if (!old) continue;
      pairs.set(match, old);
      moved.add(match);
    }
  return now.flatMap((match) => {
    const old = pairs.get(match);
    if (!old) return [];
    const unchangedState = confirmed.includes(confirmationKey(match)) ? 'kept' : 'open';
    const state = match.text === old.text ? unchangedState : 'changed';
    return [{ ...match, isSure: match.isSure && !moved.has(match), state, was: old.text } as const];
  });
}

function pairInPlace(now: readonly DateMatch[], initial: readonly DateMatch[]) {
  const toPosition = (match: DateMatch) => `${getLeafPath(match)} ${match.lengths}`;
  const before = groupBy(initial, toPosition);
  const pairs = new Map<DateMatch, DateMatch>();
  for (const [position, matches] of groupBy(now, toPosition)) {
    const old = before.get(position) ?? [];
    if (old.length !== matches.length) continue;
    for (const [index, match] of matches.entries()) pairs.set(match, old[index] as DateMatch);
  }
  return pairs;
}
const isSameText = (one: DateMatch, other: DateMatch) =>
  one.field === other.field && one.text === other.text;
const isSameSentence = (one: DateMatch, other: DateMatch) =>
  isSameText(one, other) && one.before === other.before && one.after === other.after;
