import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Answers how to move to the first field that is wrong, once the page shows it. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wanted, form]);
  return () => setWanted((count) => count + 1);
}
