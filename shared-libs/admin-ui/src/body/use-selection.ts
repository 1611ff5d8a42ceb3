import type { EditedItem } from '@admissions/model/merge';
import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The items that are selected; one that is gone is selected no longer. */
export function useSelection(items: readonly EditedItem[]) {
  const [marked, setSelected] = useState(NONE);
  const selected = useMemo(() => {
    if (marked.size === 0) return NONE;
    const there = items.filter(({ key }) => marked.has(key));
    return there.length === marked.size ? marked : new Set(there.map(({ key }) => key));
  }, [items, marked]);
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
