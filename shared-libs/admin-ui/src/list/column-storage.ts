import type { AnyKind } from '@admissions/model';
import { FIELD_TYPES } from '@admissions/model';
import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

/** Columns of a list, in order. */
export interface AvailableColumns {
  /** Storage key of the choice on this device. */
  name: string;
  all: readonly string[];
  usual: readonly string[];
  /** Always shown. */
  fixed: string;
}
/** Columns of every kind besides its fields. */
export const COMMON_COLUMNS = ['status', 'updatedAt'] as const;

/** All columns of a kind's list, the default ones first. */
export function listColumns(kind: AnyKind): string[] {
  const rest = Object.entries(kind.fields)
    .filter(([name, { type }]) => FIELD_TYPES[type].isListable && !kind.columns.includes(name))
    .map(([name]) => name);
  const [first = 'title', ...others] = kind.columns;
  return [first, 'status', ...others, ...rest, 'updatedAt'];
}
function listAvailableColumns(kind: AnyKind): AvailableColumns {
  const all = listColumns(kind);
  const isUsual = (name: string) =>
    kind.columns.includes(name) || (COMMON_COLUMNS as readonly string[]).includes(name);
  return { name: kind.id, all, usual: all.filter(isUsual), fixed: kind.columns[0] ?? 'title' };
}

const toStorageKey = ({ name }: AvailableColumns) => `admin.columns.${name}`;
const inOrder = ({ all, fixed }: AvailableColumns, names: readonly unknown[]): string[] =>
  all.filter((name) => name === fixed || names.includes(name));
function loadChosen(available: AvailableColumns): string[] | null {
  const names = deviceStorage.readJson(toStorageKey(available));
  return Array.isArray(names) ? inOrder(available, names) : null;
}

/** Columns of a list on this device; at least one. */
export function useChosenColumns(available: AvailableColumns) {
  const [chosen, setChosen] = useState(() => loadChosen(available));
  function choose(names: readonly string[] | null): void {
    setChosen(names && inOrder(available, names));
    // Without storage the choice still applies to this visit.
    if (names) deviceStorage.write(toStorageKey(available), JSON.stringify(names));
    else deviceStorage.remove(toStorageKey(available));
  }
  const { all, usual, fixed } = available;
  return { all, fixed, shown: chosen ?? usual, isUsual: chosen === null, choose };
}
export const useColumns = (kind: AnyKind) => useChosenColumns(listAvailableColumns(kind));
