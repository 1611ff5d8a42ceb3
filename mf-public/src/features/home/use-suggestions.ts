import { api } from '@admissions/api-client';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

const load = async () => {
  const [{ FinderSuggestions }, { loadSearchIndex: loadFindable }] = await Promise.all([
    import('./finder-suggestions.tsx'),
    import('./load-search-index.ts'),
  ]);
  return { FinderSuggestions, findable: await loadFindable(api()) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** Code and data load with the first key; if that fails, the plain form remains. */
export function useSuggestions() {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  const hasRequested = useRef(false);
  const ask = async () => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    try {
      setLoaded(await load());
    } catch {
      // The next key retries.
      hasRequested.current = false;
    }
  };
  return {
    query,
    loaded: query.trim() === '' || isDismissed ? null : loaded,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      setQuery(currentTarget.value);
      setIsDismissed(false);
      void ask();
    },
    /** Escape and a focus outside the form close the suggestions. */
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setIsDismissed(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      relatedTarget !== null && !currentTarget.contains(relatedTarget) && setIsDismissed(true),
    onFocus: () => setIsDismissed(false),
  };
}
