import type { AnyKind } from '@admissions/contracts';
import { FIELD_TYPES } from '@admissions/contracts';
import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

/** Columns that every kind has besides its fields. */
export const COMMON_COLUMNS = ['status', 'updatedAt'] as const;

/** Every column that a list of the kind can have: its usual ones first. */
export function readColumns(kind: AnyKind): string[] {
  const rest = Object.entries(kind.fields)
    .filter(([name, { type }]) => FIELD_TYPES[type].isListable && !kind.columns.includes(name))
    .map(([name]) => name);
  const [first = 'title', ...others] = kind.columns;
  return [first, 'status', ...others, ...rest, 'updatedAt'];
}
const listUsualColumns = (kind: AnyKind): string[] =>
  readColumns(kind).filter(
    (name) => kind.columns.includes(name) || (COMMON_COLUMNS as readonly string[]).includes(name),
  );

const toStorageKey = (kind: AnyKind) => `admin.columns.${kind.id}`;
function remembered(kind: AnyKind): string[] | null {
  const names = deviceStorage.readJson(toStorageKey(kind));
  return Array.isArray(names)
    ? readColumns(kind).filter((name) => name === kind.columns[0] || names.includes(name))
    : null;
}

/** The columns that a list of the kind shows on this device; the first always. */
export function useColumns(kind: AnyKind) {
  const [chosen, setChosen] = useState(() => remembered(kind));
  function choose(names: readonly string[] | null): void {
    setChosen(
      names && readColumns(kind).filter((name) => name === kind.columns[0] || names.includes(name)),
    );
    // A device that keeps nothing still shows what was chosen.
    if (names) deviceStorage.write(toStorageKey(kind), JSON.stringify(names));
    else deviceStorage.remove(toStorageKey(kind));
  }
  return { shown: chosen ?? listUsualColumns(kind), isUsual: chosen === null, choose };
}
