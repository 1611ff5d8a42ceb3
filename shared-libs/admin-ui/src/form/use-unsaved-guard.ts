import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what is typed and not saved is left behind, by a link or by closing the tab. */
export function useUnsavedGuard(isDirty: boolean): void {
  const t = useMessage();
  const store = useAppStoreApi();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );
  const { state, proceed, reset } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the way is blocked
  useEffect(() => {
    if (state === 'blocked')
      store.getState().ask({
        message: t('dialog.unsaved'),
        onConfirm: () => proceed?.(),
        onCancel: () => reset?.(),
      });
  }, [state]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
