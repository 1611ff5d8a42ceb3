import { useRef } from 'react';

/** Whether the form was last saved to open the next entry. */
export function useSaveAndContinue() {
  const isContinuing = useRef(false);
  return {
    listener: {
      onSubmitCapture() {
        isContinuing.current = false;
      },
    },
    start() {
      isContinuing.current = true;
    },
    shouldContinue: () => isContinuing.current,
  };
}
