import { useSyncExternalStore } from 'react';

/** True on the server and during hydration. */
export const useIsServed = () =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
const noChanges = () => () => {};
