import { useSyncExternalStore } from 'react';

/** Whether this is drawn on the server, or on the page that came from there until it is alive; what is drawn afterwards is not. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
const noChanges = () => () => {};
