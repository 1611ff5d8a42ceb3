import { useAppStore, useMessage } from '@admissions/store';
import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/** Asks before what is typed and not saved is left behind, by a link or by closing the window. */
export function useUnsavedGuard(isDirty: boolean): void {
  const t = useMessage();
  const ask = useAppStore((state) => state.ask);
  const blocker = useBlocker(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the way is blocked
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    ask({ message: t('dialog.unsaved'), onConfirm: () => blocker.proceed(), onCancel: () => blocker.reset() });
  }, [blocker.state]);

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
}
