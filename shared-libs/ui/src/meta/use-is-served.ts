import { useSyncExternalStore } from 'react';

/** True on the server and during hydration. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
const noChanges = () => () => {};
