import type { AnyKind } from '@admissions/model';
import { FIELD_TYPES } from '@admissions/model';
import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

/** The columns that a list can have, in their order. */
export interface AvailableColumns {
  /** Under this the device remembers the choice. */
  name: string;
  all: readonly string[];
  usual: readonly string[];
  /** Always shown. */
  fixed: string;
}
/** Columns that every kind has besides its fields. */
export const COMMON_COLUMNS = ['status', 'updatedAt'] as const;

/** Every column that a list of the kind can have: its usual ones first. */
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

/** The columns that a list shows on this device; one of them always. */
export function useChosenColumns(available: AvailableColumns) {
  const [chosen, setChosen] = useState(() => loadChosen(available));
  function choose(names: readonly string[] | null): void {
    setChosen(names && inOrder(available, names));
    // A device that keeps nothing still shows what was chosen.
    if (names) deviceStorage.write(toStorageKey(available), JSON.stringify(names));
    else deviceStorage.remove(toStorageKey(available));
  }
  const { all, usual, fixed } = available;
  return { all, fixed, shown: chosen ?? usual, isUsual: chosen === null, choose };
}
/** The columns that a list of the kind shows on this device. */
export const useColumns = (kind: AnyKind) => useChosenColumns(listAvailableColumns(kind));
