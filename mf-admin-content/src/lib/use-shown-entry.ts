import type { AnyEntry } from '@admissions/admin-ui';
import { useRef, useState } from 'react';

/** The entry in a form; `show` opens the form again, also when only its draft has changed. */
export function useShownEntry(loaded: AnyEntry | null) {
  const [{ entry, count }, setShown] = useState({ entry: loaded, count: 0 });
  return {
    shown: entry,
    formKey: `${entry?.id ?? 'new'} ${count}`,
    /** As the page loaded it. */
    isFirst: count === 0,
    show: (next: AnyEntry) => setShown({ entry: next, count: count + 1 }),
  };
}

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
