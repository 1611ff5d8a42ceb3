import type { Find } from './finds.ts';
import { groupBy, leafOf } from './finds.ts';

/** What became of a year or date that came from last year's entry. */
export interface ReviewedFind extends Find {
  /** `open`: it reads as last year; `kept`: as last year, and somebody says that it is right; `changed`: otherwise. */
  state: 'open' | 'kept' | 'changed';
  /** What it read in last year's entry. */
  was: string;
}
/** What was left as it is, so that it is found again. */
export const keepingKey = ({ at, text }: Pick<Find, 'at' | 'text'>): string => `${at}|${text}`;

/** The finds of a copy beside those that it began with: each in its own place, and where rows came or went wherever it reads the same, which is less sure. What somebody wrote besides is theirs. */
export function reviewFinds(
  now: readonly Find[],
  began: readonly Find[],
  kept: readonly string[],
): ReviewedFind[] {
  const pairs = pairInPlace(now, began);
  const left = began.filter((old) => ![...pairs.values()].includes(old));
  const moved = new Set<Find>();
  for (const isLike of [isSameSentence, isSameText])
    for (const find of now) {
      if (pairs.has(find)) continue;
      const index = left.findIndex((old) => isLike(find, old));
      const [old] = index === -1 ? [] : left.splice(index, 1);
      if (!old) continue;
      pairs.set(find, old);
      moved.add(find);
    }
  return now.flatMap((find) => {
    const old = pairs.get(find);
    if (!old) return [];
    const asItWas = kept.includes(keepingKey(find)) ? 'kept' : 'open';
    const state = find.text === old.text ? asItWas : 'changed';
    return [{ ...find, isSure: find.isSure && !moved.has(find), state, was: old.text } as const];
  });
}

function pairInPlace(now: readonly Find[], began: readonly Find[]): Map<Find, Find> {
  const toPlace = (find: Find) => `${leafOf(find)} ${find.lengths}`;
  const before = groupBy(began, toPlace);
  const pairs = new Map<Find, Find>();
  for (const [place, finds] of groupBy(now, toPlace)) {
    const old = before.get(place) ?? [];
    if (old.length !== finds.length) continue;
    for (const [index, find] of finds.entries()) pairs.set(find, old[index] as Find);
  }
  return pairs;
}
const isSameText = (one: Find, other: Find) => one.field === other.field && one.text === other.text;
const isSameSentence = (one: Find, other: Find) =>
  isSameText(one, other) && one.before === other.before && one.after === other.after;
