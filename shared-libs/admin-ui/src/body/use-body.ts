import type { BodyItem } from '@admissions/model';
import { withKeys } from '@admissions/model/merge';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameBody } from '../base/edited-item.ts';
import type { BodyAction, BodyState } from './body-reducer.ts';
import { createBodyState, reduceBody } from './body-reducer.ts';

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
