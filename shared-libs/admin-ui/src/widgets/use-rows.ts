import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { generateItemKey } from '../base/edited-item.ts';
import { moveItem } from '../base/move-item.ts';
import { LIST_TEXTS } from './list-texts.ts';

interface Removed {
  row: unknown;
  key: string;
  index: number;
}
/** Rows of a list in a form: stable keys, folding, and undo of removal. */
export function useRows(
  rows: readonly unknown[],
  onChange: (rows: unknown[]) => void,
  isFirstOpen: boolean,
) {
  const t = useMessage();
  const [keys, setKeys] = useState(() => rows.map(generateItemKey));
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isFirstOpen ? keys.slice(0, 1) : []),
  );
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [announcement, setAnnouncement] = useState('');
  // The form now shows another entry or a newer version.
  if (keys.length !== rows.length) {
    setKeys(rows.map((_, index) => keys[index] ?? generateItemKey()));
    setRemoved([]);
  }
  const put = (nextRows: unknown[], nextKeys: string[]) => {
    setKeys(nextKeys);
    onChange(nextRows);
  };
  const toggle = (key: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const last = removed.at(-1);
  return {
    keys,
    announcement,
    isOpen: (key: string) => open.has(key),
    /** Index at which the last removed row can be restored; null for none. */
    gap: last ? Math.min(last.index, rows.length) : null,
    toggle,
    /** Opens invalid rows, for instance; they stay open once valid. */
    unfold: (some: readonly string[]) => setOpen(new Set([...open, ...some])),
    unfoldAll: () => setOpen(new Set(keys)),
    foldAll: () => setOpen(new Set()),
    /** Appends rows; a single one is opened. Returns the key of the first. */
    add(added: readonly unknown[]): string {
      const addedKeys = added.map(generateItemKey);
      const first = addedKeys[0] ?? '';
      put([...rows, ...added], [...keys, ...addedKeys]);
      if (added.length === 1) toggle(first);
      else setAnnouncement(t(LIST_TEXTS.pasted, { count: added.length }));
      return first;
    },
    /** Prepends a row and opens it. Returns its key. */
    addFirst(row: unknown, message: string): string {
      const key = generateItemKey();
      put([row, ...rows], [key, ...keys]);
      toggle(key);
      setAnnouncement(message);
      return key;
    },
    /** Replaces all rows; existing ones keep their keys. Returns the key of the first. */
    rearrange(next: readonly { row: unknown; from: number | null }[], message: string): string {
      const nextKeys = next.map(
        ({ from }) => (from === null ? null : keys[from]) ?? generateItemKey(),
      );
      put(
        next.map(({ row }) => row),
        nextKeys,
      );
      setAnnouncement(message);
      return nextKeys[0] ?? '';
    },
    change: (index: number, row: unknown) => onChange(rows.with(index, row)),
    move(from: number, to: number) {
      if (to < 0 || to >= rows.length || to === from) return;
      put(moveItem(rows, from, to), moveItem(keys, from, to));
      setAnnouncement(t(LIST_TEXTS.moved, { number: to + 1, total: rows.length }));
    },
    duplicate(index: number): string {
      const key = generateItemKey();
      put(
        rows.toSpliced(index + 1, 0, structuredClone(rows[index])),
        keys.toSpliced(index + 1, 0, key),
      );
      setAnnouncement(t(LIST_TEXTS.duplicated, { number: index + 2 }));
      return key;
    },
    remove(index: number) {
      setRemoved([...removed, { row: rows[index], key: keys[index] ?? generateItemKey(), index }]);
      put(rows.toSpliced(index, 1), keys.toSpliced(index, 1));
      setAnnouncement(t(LIST_TEXTS.removed, { number: index + 1 }));
    },
    /** Restores the last removed row. Returns its key, or null for none. */
    restoreRemoved(): string | null {
      if (!last) return null;
      const index = Math.min(last.index, rows.length);
      setRemoved(removed.slice(0, -1));
      put(rows.toSpliced(index, 0, last.row), keys.toSpliced(index, 0, last.key));
      setAnnouncement(t(LIST_TEXTS.returned, { number: index + 1 }));
      return last.key;
    },
  };
}
