import { api } from '@admissions/api-client';
import { EMPTY_SEARCH_PATHS, isCountableTerm } from '@admissions/protocol';
import { useEffect } from 'react';
import { fold } from './fold.ts';

/** Debounce: a word counts after this pause in typing. */
const TYPING_PAUSE_MS = 2000;

// Counts a search without result, while enabled.
export function useEmptySearch(query: string, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return;
    const rest = setTimeout(() => {
      // Fire and forget: a failure has no effect.
      sendEmptySearch(query).catch(() => {});
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(rest);
  }, [query, isEnabled]);
}

// Per document: the same word on the home page and in a guide counts once.
const sent = new Set<string>();

/** Sends the word only, and none that could be a number or an address of a person. */
async function sendEmptySearch(query: string) {
  const word = fold(query.normalize('NFKC')).text;
  if (!isCountableTerm(word) || sent.has(word)) return;
  sent.add(word);
  await api().post(EMPTY_SEARCH_PATHS.count, { word }, { silent: true, once: true });
}
