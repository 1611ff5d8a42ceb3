import { useEffect, useMemo } from 'react';
import type { BodyState } from './body-reducer.ts';
import { errorsByItem } from './errors-by-item.ts';
import type { BodyDispatch } from './use-body.ts';

/** Messages by the place of their item. When the API names faults and the open item has none, the first faulty item opens. */
export function useFaults(
  errors: Record<string, string>,
  { now, dispatch }: { now: () => BodyState; dispatch: BodyDispatch },
) {
  // Forms make a new object each time; items without faults shall not be drawn again for that.
  const written = JSON.stringify(errors);
  const faults = useMemo(
    () => errorsByItem(JSON.parse(written) as Record<string, string>),
    [written],
  );
  const faulty = Object.keys(faults)
    .sort((one, other) => Number(one) - Number(other))
    .join();
  useEffect(() => {
    const indexes = faulty.split(',').filter((index) => index !== '' && now().items[Number(index)]);
    const opened = now().items.findIndex(({ key }) => key === now().openKey);
    const first = now().items[Number(indexes[0])];
    if (first && !indexes.includes(String(opened))) dispatch({ do: 'open', key: first.key });
  }, [faulty, dispatch, now]);
  return faults;
}
