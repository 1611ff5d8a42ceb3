import { useState } from 'react';

/**
 * Keeps typed text when its own search navigates; resets it on other navigation.
 * `address` is the current query; `read` returns the values of the inputs.
 */
export function useSearchInput<T extends object>(address: string, read: () => T) {
  const [typed, setTyped] = useState(read);
  const [shown, setShown] = useState(address);
  const [requested, setRequested] = useState<string | null>(null);
  if (address !== shown) {
    setShown(address);
    setRequested(null);
    if (address !== requested) setTyped(read);
  }
  return {
    typed,
    type: (change: Partial<T>) => setTyped((before) => ({ ...before, ...change })),
    /** Marks a query as the form's own. */
    markRequested: (next: string) => setRequested(next),
  };
}
