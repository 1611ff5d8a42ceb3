import { useMessage } from '@admissions/store';
import { type RefObject, useState } from 'react';
import { generateItemKey } from '../base/edited-item.ts';
import { moveItem } from '../base/move-item.ts';
import { useRowFocus } from '../body/use-row-focus.ts';
import { LIST_TEXTS } from './list-texts.ts';

interface RowsOptions {
  list: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
  onChange: (rows: unknown[]) => void;
  isFirstOpen: boolean;
}
/** Rows of a list in a form: stable keys, focus, folding, and undo of removal. */
export function useRows({ list, rows, onChange, isFirstOpen }: RowsOptions) {
  const t = useMessage();
  const { keys, announcement, requestFocus, put, insert } = useKeyedRows({ list, rows, onChange });
  const { toggle, ...folding } = useFolding(keys, isFirstOpen);
  const [removed, setRemoved] = useState<readonly (KeyedRow & { index: number })[]>([]);
  // The form now shows another entry or a newer version.
  if (keys.length !== rows.length) setRemoved([]);
  const withKey = (row: unknown) => ({ row, key: generateItemKey() });
  /** Inserts a row and opens it. */
  const insertOpen = (index: number, row: unknown, message: string) => {
    const added = withKey(row);
    insert(index, [added], message);
    toggle(added.key);
    return added.key;
  };
  const last = removed.at(-1);
  /** Index at which the last removed row can be restored; null for none. */
  const gap = last ? Math.min(last.index, rows.length) : null;
  return {
    keys,
    gap,
    announcement,
    ...folding,
    toggle,
    addBlank: (row: unknown) =>
      requestFocus({ key: insertOpen(rows.length, row, ''), into: 'form' }),
    addFirst: (row: unknown, message: string) => void insertOpen(0, row, message),
    paste: (added: readonly unknown[]) =>
      added.length === 1
        ? void insertOpen(rows.length, added[0], '')
        : insert(rows.length, added.map(withKey), t(LIST_TEXTS.pasted, { count: added.length })),
    /** Replaces all rows; existing ones keep their keys. */
    rearrange(next: readonly { row: unknown; from: number | null }[], message: string) {
      const nextKeys = next.map(
        ({ from }) => (from === null ? null : keys[from]) ?? generateItemKey(),
      );
      put(
        next.map(({ row }) => row),
        nextKeys,
        message,
      );
      requestFocus({ key: nextKeys[0] ?? '', into: 'line' });
    },
    change: (index: number, row: unknown) => onChange(rows.with(index, row)),
    move(from: number, to: number) {
      if (to < 0 || to >= rows.length || to === from) return;
      requestFocus({ element: document.activeElement });
      const message = t(LIST_TEXTS.moved, { number: to + 1, total: rows.length });
      put(moveItem(rows, from, to), moveItem(keys, from, to), message);
    },
    duplicate: (index: number) =>
      insert(
        index + 1,
        [withKey(structuredClone(rows[index]))],
        t(LIST_TEXTS.duplicated, { number: index + 2 }),
      ),
    remove(index: number) {
      const key = keys[index] ?? generateItemKey();
      const neighbour = keys[index + 1] ?? keys[index - 1];
      if (neighbour) requestFocus({ key: neighbour, into: 'line' });
      setRemoved([...removed, { row: rows[index], key, index }]);
      const message = t(LIST_TEXTS.removed, { number: index + 1 });
      put(rows.toSpliced(index, 1), keys.toSpliced(index, 1), message);
    },
    restoreRemoved() {
      if (!last || gap === null) return;
      setRemoved(removed.slice(0, -1));
      insert(gap, [last], t(LIST_TEXTS.returned, { number: gap + 1 }));
    },
  };
}
export type Rows = ReturnType<typeof useRows>;

interface KeyedRow {
  row: unknown;
  key: string;
}

/** Keys of the rows, which change with them; a change is announced. */
function useKeyedRows({ list, rows, onChange }: Omit<RowsOptions, 'isFirstOpen'>) {
  const requestFocus = useRowFocus(list);
  const [keys, setKeys] = useState(() => rows.map(generateItemKey));
  const [announcement, setAnnouncement] = useState('');
  if (keys.length !== rows.length)
    setKeys(rows.map((_, index) => keys[index] ?? generateItemKey()));
  const put = (nextRows: unknown[], nextKeys: string[], message: string) => {
    setKeys(nextKeys);
    onChange(nextRows);
    setAnnouncement(message);
  };
  const insert = (index: number, added: readonly KeyedRow[], message: string) => {
    put(
      rows.toSpliced(index, 0, ...added.map(({ row }) => row)),
      keys.toSpliced(index, 0, ...added.map(({ key }) => key)),
      message,
    );
    if (added[0]) requestFocus({ key: added[0].key, into: 'line' });
  };
  return { keys, announcement, requestFocus, put, insert };
}

function useFolding(keys: readonly string[], isFirstOpen: boolean) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isFirstOpen ? keys.slice(0, 1) : []),
  );
  return {
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    /** Opens these rows in addition to the open ones. */
    unfold: (some: readonly string[]) => setOpen(new Set([...open, ...some])),
    unfoldAll: () => setOpen(new Set(keys)),
    foldAll: () => setOpen(new Set()),
  };
}
