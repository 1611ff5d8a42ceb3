import type { FormEvent } from 'react';
import { useRef } from 'react';

/** Name of the button that saves and opens the next entry. */
export const NEXT_BUTTON = 'next';

/** Whether the form was last submitted with that button. */
export function useSaveAndContinue() {
  const isContinuing = useRef(false);
  return {
    listener: {
      onSubmitCapture({ nativeEvent }: FormEvent) {
        isContinuing.current =
          ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.name ===
          NEXT_BUTTON;
      },
    },
    shouldContinue: () => isContinuing.current,
  };
}
