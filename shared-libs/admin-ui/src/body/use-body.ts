import type { BodyItem } from '@admissions/model';
import { withKeys } from '@admissions/model/merge';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isSameBody } from '../base/edited-item.ts';
import { type BodyAction, type BodyState, createBodyState, reduceBody } from './body-reducer.ts';

export type BodyDispatch = (action: BodyAction) => BodyState;

/** State of a body editor, in sync with the form in both directions. */
export function useBody(
  value: readonly BodyItem[],
  onChange: (items: BodyItem[]) => void,
): [BodyState, BodyDispatch, () => BodyState] {
  const [state, setState] = useState(() => createBodyState(withKeys(value)));
  const latest = useRef(state);
  const notifyChange = useRef(onChange);
  useLayoutEffect(() => {
    notifyChange.current = onChange;
  }, [onChange]);

  const dispatch = useCallback((action: BodyAction) => {
    const before = latest.current;
    const next = reduceBody(before, action);
    latest.current = next;
    setState(next);
    // Unfinished items are emitted too; the schema reports missing parts.
    if (next.items !== before.items && action.do !== 'load')
      notifyChange.current([...next.items] as BodyItem[]);
    return next;
  }, []);

  useEffect(() => {
    if (!isSameBody(value, latest.current.items))
      dispatch({ do: 'load', items: withKeys(value, latest.current.items) });
  }, [value, dispatch]);
  const now = useCallback(() => latest.current, []);
  return [state, dispatch, now];
}

/** Selected items; deleted ones drop out. */
export function useSelection({ items }: BodyState) {
  const [selectedKeys, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = items.map(({ key }) => key);
  const select = useCallback(
    (key: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return {
    selected: new Set(keys.filter((key) => selectedKeys.has(key))),
    select,
    selectAll: (isEvery: boolean) => setSelected(new Set(isEvery ? keys : [])),
  };
}

/** One shared object, so that items without errors are not rendered again. */
export const NO_ERRORS: Record<string, string> = {};

/** Messages by item index. */
export function useItemErrors(errors: Record<string, string>) {
  // Forms create a new object each time; valid items must not be rendered again for that.
  const written = JSON.stringify(errors);
  return useMemo(() => groupErrorsByItem(JSON.parse(written) as Record<string, string>), [written]);
}

/** Messages by item index, then by path inside the item ('' for the item itself). */
function groupErrorsByItem(errors: Record<string, string>): Record<number, Record<string, string>> {
  const byItem: Record<number, Record<string, string>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [, itemIndex, inside = ''] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    if (itemIndex !== undefined)
      byItem[Number(itemIndex)] = { ...byItem[Number(itemIndex)], [inside]: message };
  }
  return byItem;
}
