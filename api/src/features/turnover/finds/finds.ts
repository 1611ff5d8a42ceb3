import type { AnyKind } from '@admissions/model';
import { fromTaipeiClock, toTaipeiClock } from '@admissions/model';
import type { Keeping } from './dates.ts';
import { formatDay, formatRange, parseDay, parseRange, shiftDay } from './dates.ts';
import type { Leaf } from './leaves.ts';
import { listLeaves, withLeaf } from './leaves.ts';
import { readMarked, replaceMarked } from './marked-text.ts';
import { suggest } from './suggest.ts';
import { findTokens } from './tokens.ts';

type Row = Readonly<Record<string, unknown>>;
/** The year of the Republic that is turned over, and how many years later the copies are. */
export interface Turn {
  from: number;
  years: number;
}
/** A year or a date in an entry. */
export interface Find {
  /** Where: the leaf, and behind @ which one in it. */
  at: string;
  field: string;
  /** Of its leaf. */
  lengths: string;
  /** What it says. */
  text: string;
  /** The rest of its sentence; of a field that is a date what its row is about. */
  before: string;
  after: string;
  /** What it would say with the same date, and with the same weekday. */
  suggestions: Record<Keeping, string>;
  /** Whether nothing but the year or date can be meant. */
  isSure: boolean;
}
const MOST_AROUND = 60;

/** Every year and date of an entry, with its sentence and what it would be in another year. */
export const listFinds = (kind: Pick<AnyKind, 'fields'>, row: Row, turn: Turn): Find[] =>
  listLeaves(kind, row).flatMap((leaf) => findsIn(leaf, turn));

function findsIn(leaf: Leaf, { from, years }: Turn): Find[] {
  const { at, field, lengths, row, sort, value } = leaf;
  const alone = (keep: (keeping: Keeping) => string): Find => ({
    at: `${at}@0`,
    field,
    lengths,
    text: String(value),
    before: row && `${row}：`,
    after: '',
    suggestions: { date: keep('date'), weekday: keep('weekday') },
    isSure: true,
  });
  switch (sort) {
    case 'year':
      return [alone(() => String(Number(value) + years))];
    case 'day':
      return [alone((keeping) => shiftText(String(value), years, keeping))];
    case 'range':
      return [alone((keeping) => shiftRange(String(value), years, keeping))];
    case 'moment':
      return [alone((keeping) => shiftMoment(String(value), years, keeping))];
    default: {
      const text = toWords(leaf);
      return findTokens(text, from).map((token, index) => ({
        at: `${at}@${index}`,
        field,
        lengths,
        text: token.text,
        ...sentenceAround(text, token.start, token.end),
        suggestions: {
          date: suggest(token, years, 'date'),
          weekday: suggest(token, years, 'weekday'),
        },
        isSure: token.isSure,
      }));
    }
  }
}

/** One find written anew; `was` is what it said. */
export interface FindChange {
  at: string;
  was: string;
  to: string;
}

/** The fields of an entry that differ after these changes, whole; null when something does not stand there any more. */
export function changedFields(
  kind: Pick<AnyKind, 'fields'>,
  row: Row,
  changes: readonly FindChange[],
  { from }: Pick<Turn, 'from'>,
): Record<string, unknown> | null {
  const leaves = new Map(listLeaves(kind, row).map((leaf) => [leaf.at, leaf]));
  const values: Record<string, unknown> = {};
  const ofLeaf = groupBy(changes, leafOf);
  for (const [at, wanted] of ofLeaf) {
    const leaf = leaves.get(at);
    const written = leaf && rewritten(leaf, wanted, from);
    if (!leaf || written === null || written === undefined) return null;
    const [, ...path] = at.split('.');
    values[leaf.field] = withLeaf(values[leaf.field] ?? row[leaf.field], path, written);
  }
  return values;
}

function rewritten(leaf: Leaf, changes: readonly FindChange[], from: number) {
  const { sort, value } = leaf;
  if (sort !== 'text' && sort !== 'html') {
    const [change] = changes;
    if (!change || change.was !== String(value)) return null;
    if (sort === 'range') return parseRange(change.to);
    return sort === 'year' ? Number(change.to) : change.to;
  }
  const tokens = findTokens(toWords(leaf), from);
  // From the last to the first, so that the places of the others stay true.
  const ordered = changes
    .map((change) => ({ ...change, token: tokens[Number(change.at.split('@').at(-1))] }))
    .sort((one, other) => (other.token?.start ?? 0) - (one.token?.start ?? 0));
  let written = String(value);
  for (const { token, was, to } of ordered) {
    if (token?.text !== was) return null;
    written =
      sort === 'html'
        ? replaceMarked(written, token.start, token.end, to)
        : `${written.slice(0, token.start)}${to}${written.slice(token.end)}`;
  }
  return written;
}

/** The leaf in which a find stands. */
export const leafOf = ({ at }: Pick<Find, 'at'>): string => at.slice(0, at.lastIndexOf('@'));
export function groupBy<T>(all: readonly T[], nameOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}
const toWords = ({ sort, value }: Leaf): string =>
  sort === 'html' ? readMarked(String(value)).text : String(value);

function sentenceAround(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - MOST_AROUND), start).split(/[。！？；\n]/u);
  const [after = ''] = text.slice(end, end + MOST_AROUND).split(/(?<=[。！？；])|\n/u);
  return { before: (before.at(-1) ?? '').trimStart(), after: after.trimEnd() };
}

function shiftText(text: string, years: number, keeping: Keeping): string {
  const day = parseDay(text);
  return day ? formatDay(shiftDay(day, years, keeping)) : text;
}
function shiftRange(text: string, years: number, keeping: Keeping): string {
  const { begin, end } = parseRange(text);
  return formatRange({
    begin: shiftText(begin, years, keeping),
    end: shiftText(end, years, keeping),
  });
}
function shiftMoment(moment: string, years: number, keeping: Keeping): string {
  const clock = toTaipeiClock(moment).toISOString().slice(0, 16);
  return fromTaipeiClock(`${shiftText(clock.slice(0, 10), years, keeping)}${clock.slice(10)}`);
}
