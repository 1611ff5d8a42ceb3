import type { EditedItem } from '@admissions/model/merge';
import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Selected items; deleted ones drop out. */
export function useSelection(items: readonly EditedItem[]) {
  const [storedKeys, setSelected] = useState(NONE);
  const selected = useMemo(() => {
    if (storedKeys.size === 0) return NONE;
    const existing = items.filter(({ key }) => storedKeys.has(key));
    return existing.length === storedKeys.size
      ? storedKeys
      : new Set(existing.map(({ key }) => key));
  }, [items, storedKeys]);
  const select = useCallback(
    (key: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return { selected, setSelected, select };
}
