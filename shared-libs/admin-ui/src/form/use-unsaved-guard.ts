import { useConfirm, useMessage } from '@admissions/store';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Confirms before leaving unsaved text by link or closed tab; offers `save` first. */
export function useUnsavedGuard(isDirty: boolean, save?: () => Promise<boolean>): void {
  const t = useMessage();
  const openConfirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );
  const { state, proceed, reset } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one prompt for each blocked navigation
  useEffect(() => {
    if (state === 'blocked')
      openConfirm({
        message: t('dialog.unsaved'),
        cancelLabel: t('dialog.stay'),
        onCancel: () => reset?.(),
        ...(save
          ? {
              confirmLabel: t('dialog.saveAndLeave'),
              onConfirm: () => void save().then((isSaved) => (isSaved ? proceed : reset)?.()),
              alternative: { label: t('dialog.leaveUnsaved'), onChoose: () => proceed?.() },
            }
          : {
              confirmLabel: t('dialog.leaveUnsaved'),
              isDangerous: true,
              onConfirm: () => proceed?.(),
            }),
      });
  }, [state]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
