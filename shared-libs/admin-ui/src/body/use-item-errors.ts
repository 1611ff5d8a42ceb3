import { useEffect, useMemo } from 'react';
import type { BodyState } from './body-reducer.ts';
import { groupErrorsByItem } from './group-errors-by-item.ts';
import type { BodyDispatch } from './use-body.ts';

/** Messages by item index. Opens the first invalid item when the open one is valid. */
export function useItemErrors(
  errors: Record<string, string>,
  { now, dispatch }: { now: () => BodyState; dispatch: BodyDispatch },
) {
  // Forms create a new object each time; valid items must not be rendered again for that.
  const written = JSON.stringify(errors);
  const itemErrors = useMemo(
    () => groupErrorsByItem(JSON.parse(written) as Record<string, string>),
    [written],
  );
  const invalidIndexes = Object.keys(itemErrors)
    .sort((one, other) => Number(one) - Number(other))
    .join();
  useEffect(() => {
    const indexes = invalidIndexes
      .split(',')
      .filter((index) => index !== '' && now().items[Number(index)]);
    const opened = now().items.findIndex(({ key }) => key === now().openKey);
    const first = now().items[Number(indexes[0])];
    if (first && !indexes.includes(String(opened))) dispatch({ do: 'open', key: first.key });
  }, [invalidIndexes, dispatch, now]);
  return itemErrors;
}
