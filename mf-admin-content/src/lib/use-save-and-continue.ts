import type { FormEvent } from 'react';
import { useRef } from 'react';

/** The name of the button that saves and goes on to the next entry. */
export const NEXT_BUTTON = 'next';

/** Whether the form inside was last sent with the button that goes on. */
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
