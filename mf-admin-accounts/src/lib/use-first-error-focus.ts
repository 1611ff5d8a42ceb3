import { type RefObject, useEffect, useState } from 'react';

/** Returns a function that focuses the first invalid field once it is rendered. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>) {
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    if (focusRequests > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRequests, form]);
  return () => setFocusRequests((count) => count + 1);
}
