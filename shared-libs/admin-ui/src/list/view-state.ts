import type { AnyKind } from '@admissions/model';
import { FIELD_TYPES } from '@admissions/model';
import { listFilterNames } from '@admissions/protocol/staff';
import type { ListState } from './list-state.ts';
import { formatListState, parseListState } from './list-state.ts';

/** Base URL of all views. */
export const WHOLE_LIST: ListState = parseListState(new URLSearchParams(), []);

/** Saved part of a list's URL: all but the page number and fixed parameters. */
export const toViewState = (
  state: ListState,
  fixed: readonly string[] = [],
): Record<string, string> =>
  Object.fromEntries(
    [...formatListState({ ...state, page: 1 })].filter(([name]) => !fixed.includes(name)),
  );

/** Current list of a view; filters, options and orders that no longer exist are skipped. */
export function readViewState(
  kind: AnyKind,
  storedState: Readonly<Record<string, string>>,
): ListState {
  const state = parseListState(new URLSearchParams(storedState), listFilterNames(kind));
  return {
    ...state,
    page: 1,
    sort: isSorted(kind, state.sort.replace(/^-/, '')) ? state.sort : '',
    filters: Object.fromEntries(
      Object.entries(state.filters).filter(([name, value]) => isPossible(kind, name, value)),
    ),
  };
}

export const isSameView = (one: ListState, other: ListState): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (state: ListState) =>
  Object.entries(toViewState(state)).sort(([a], [b]) => (a < b ? -1 : 1));

/** The API sorts by default columns and by common columns. */
export function isSorted({ columns, fields }: AnyKind, name: string): boolean {
  if (name === 'status' || name === 'updatedAt') return true;
  const field = fields[name];
  return columns.includes(name) && field !== undefined && FIELD_TYPES[field.type].isSortable;
}

function isPossible({ fields, derivedFilters }: AnyKind, name: string, value: string): boolean {
  const derived = Object.hasOwn(derivedFilters, name) ? derivedFilters[name] : undefined;
  if (derived)
    return 'through' in derived ? /^(0|[1-9]\d{0,8})$/.test(value) : /^[01]$/.test(value);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return true;
  if (field.options) return field.options.includes(value);
  if (field.type === 'relation' || field.type === 'integer')
    return /^(0|[1-9]\d{0,8})$/.test(value);
  return field.type !== 'boolean' || ['0', '1', 'false', 'true'].includes(value);
}
