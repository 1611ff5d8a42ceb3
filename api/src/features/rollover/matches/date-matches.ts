import { type AnyKind, fromTaipeiClock, toTaipeiClock } from '@admissions/model';
import { groupBy } from '../../../platform/group-by.ts';
import { formatDay, formatRange, parseDay, parseRange, type ShiftMode, shiftDay } from './dates.ts';
import { type Leaf, listLeaves, withLeaf } from './leaves.ts';
import { parseMarkup, replaceInMarkup } from './marked-text.ts';
import { findTokens, suggestText, type Token } from './tokens.ts';

type Row = Readonly<Record<string, unknown>>;
/** The source year of the Republic and the number of years to add. */
interface YearShift {
  from: number;
  years: number;
}
export interface DateMatch {
  /** Path of the leaf, `@` and the index within it. */
  at: string;
  field: string;
  lengths: string;
  text: string;
  /** Text before it in its sentence; for a date field the label of its row. */
  before: string;
  after: string;
  /** Replacement with the same date, or with the same weekday. */
  suggestions: Record<ShiftMode, string>;
  /** False when the text may mean something else. */
  isSure: boolean;
}
const MAX_CONTEXT_LENGTH = 60;

export const listDateMatches = (
  kind: Pick<AnyKind, 'fields'>,
  row: Row,
  shift: YearShift,
): DateMatch[] => listLeaves(kind, row).flatMap((leaf) => matchesInLeaf(leaf, shift));

function matchesInLeaf(leaf: Leaf, { from, years }: YearShift): DateMatch[] {
  const { at, field, lengths, row, sort, value } = leaf;
  const toWholeMatch = (shiftTo: (mode: ShiftMode) => string): DateMatch => ({
    at: `${at}@0`,
    field,
    lengths,
    text: String(value),
    before: row && `${row}：`,
    after: '',
    suggestions: { date: shiftTo('date'), weekday: shiftTo('weekday') },
    isSure: true,
  });
  switch (sort) {
    case 'year':
      return [toWholeMatch(() => String(Number(value) + years))];
    case 'day':
      return [toWholeMatch((mode) => shiftText(String(value), years, mode))];
    case 'range':
      return [toWholeMatch((mode) => shiftRange(String(value), years, mode))];
    case 'moment':
      return [toWholeMatch((mode) => shiftMoment(String(value), years, mode))];
    default: {
      const text = toPlainText(leaf);
      const tokens = findTokens(text, from);
      const isRenamed = !tokens.some((token) => isBareYear(token, from));
      return tokens.map((token, index) => ({
        at: `${at}@${index}`,
        field,
        lengths,
        text: token.text,
        ...sentenceAround(text, token.start, token.end),
        suggestions:
          isRenamed && isBareYear(token, from + years)
            ? { date: token.text, weekday: token.text }
            : {
                date: suggestText(token, years, 'date'),
                weekday: suggestText(token, years, 'weekday'),
              },
        isSure: token.isSure,
      }));
    }
  }
}

/** Dates in spring have the calendar year of the next school year. */
const isBareYear = ({ year, month }: Token, value: number) => !month && year?.value === value;

/** `was` is the previous text. */
interface DateMatchChange {
  at: string;
  was: string;
  to: string;
}

/** Whole values of changed fields; null when the text at a match differs. */
export function changedFields(
  kind: Pick<AnyKind, 'fields'>,
  row: Row,
  changes: readonly DateMatchChange[],
  { from }: Pick<YearShift, 'from'>,
): Record<string, unknown> | null {
  const leaves = new Map(listLeaves(kind, row).map((leaf) => [leaf.at, leaf]));
  const values: Record<string, unknown> = {};
  for (const [at, leafChanges] of groupBy(changes, getLeafPath)) {
    const leaf = leaves.get(at);
    const written = leaf && rewriteLeaf(leaf, leafChanges, from);
    if (!leaf || written === null || written === undefined) return null;
    const [, ...path] = at.split('.');
    values[leaf.field] = withLeaf(values[leaf.field] ?? row[leaf.field], path, written);
  }
  return values;
}

function rewriteLeaf(leaf: Leaf, changes: readonly DateMatchChange[], from: number) {
  const { sort, value } = leaf;
  if (sort !== 'text' && sort !== 'html') {
    const [change] = changes;
    if (!change || change.was !== String(value)) return null;
    if (sort === 'range') return parseRange(change.to);
    return sort === 'year' ? Number(change.to) : change.to;
  }
  const tokens = findTokens(toPlainText(leaf), from);
  // Last to first, so that earlier positions stay valid.
  const ordered = changes
    .map((change) => ({ ...change, token: tokens[Number(change.at.split('@').at(-1))] }))
    .sort((one, other) => (other.token?.start ?? 0) - (one.token?.start ?? 0));
  let written = String(value);
  for (const { token, was, to } of ordered) {
    if (token?.text !== was) return null;
    written =
      sort === 'html'
        ? replaceInMarkup(written, token.start, token.end, to)
        : `${written.slice(0, token.start)}${to}${written.slice(token.end)}`;
  }
  return written;
}

export const getLeafPath = ({ at }: Pick<DateMatch, 'at'>) => at.slice(0, at.lastIndexOf('@'));
const toPlainText = ({ sort, value }: Leaf) =>
  sort === 'html' ? parseMarkup(String(value)).text : String(value);

function sentenceAround(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - MAX_CONTEXT_LENGTH), start).split(/[。！？；\n]/u);
  const [after = ''] = text.slice(end, end + MAX_CONTEXT_LENGTH).split(/(?<=[。！？；])|\n/u);
  return { before: (before.at(-1) ?? '').trimStart(), after: after.trimEnd() };
}

function shiftText(text: string, years: number, mode: ShiftMode) {
  const day = parseDay(text);
  return day ? formatDay(shiftDay(day, years, mode)) : text;
}
function shiftRange(text: string, years: number, mode: ShiftMode) {
  const { begin, end } = parseRange(text);
  return formatRange({
    begin: shiftText(begin, years, mode),
    end: shiftText(end, years, mode),
  });
}
function shiftMoment(moment: string, years: number, mode: ShiftMode) {
  const clock = toTaipeiClock(moment).toISOString().slice(0, 16);
  return fromTaipeiClock(`${shiftText(clock.slice(0, 10), years, mode)}${clock.slice(10)}`);
}
