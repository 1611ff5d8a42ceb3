import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Answers how to move to the first field that is wrong, once the page shows it. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    if (focusRequests > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRequests, form]);
  return () => setFocusRequests((count) => count + 1);
}
