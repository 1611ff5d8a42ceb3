import { api } from '@admissions/api-client';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

const load = async () => {
  const [{ FinderSuggestions }, { loadFindable }] = await Promise.all([
    import('./finder-suggestions.tsx'),
    import('./load-findable.ts'),
  ]);
  return { FinderSuggestions, findable: await loadFindable(api()) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** What is typed, and what suggests departments for it: code and data that come with the first key. Without them the form leads on. */
export function useSuggestions() {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isAway, setIsAway] = useState(false);
  const isAsked = useRef(false);
  const ask = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      setLoaded(await load());
    } catch {
      // The next key asks again.
      isAsked.current = false;
    }
  };
  return {
    query,
    loaded: query.trim() === '' || isAway ? null : loaded,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      setQuery(currentTarget.value);
      setIsAway(false);
      void ask();
    },
    /** Of the form: Escape, or a focus elsewhere, puts the suggestions away. */
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setIsAway(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      relatedTarget !== null && !currentTarget.contains(relatedTarget) && setIsAway(true),
    onFocus: () => setIsAway(false),
  };
}
