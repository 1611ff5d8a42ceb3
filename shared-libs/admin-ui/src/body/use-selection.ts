import { useCallback, useMemo, useState } from 'react';
import type { BodyState } from './body-reducer.ts';

const NONE: ReadonlySet<string> = new Set();

/** Selected items; deleted ones drop out. */
export function useSelection({ items }: BodyState, now: () => BodyState) {
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
  const selectAll = useCallback(
    (isEvery: boolean) => setSelected(isEvery ? new Set(now().items.map(({ key }) => key)) : NONE),
    [now],
  );
  return { selected, select, selectAll };
}
