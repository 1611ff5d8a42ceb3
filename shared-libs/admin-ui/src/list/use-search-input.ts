import { useState } from 'react';

/**
 * What is typed into a search. The answer to what was asked from here leaves it alone, for more may be typed by the
 * time it comes; what was come to in another way (a saved view, the way back) fills it anew.
 * `address` is the query that is shown, in the form that `ask` gets it in; `read` says what the boxes hold of it.
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
    /** Says what is asked for from here. */
    markRequested: (next: string) => setRequested(next),
  };
}
