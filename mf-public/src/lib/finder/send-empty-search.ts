import { api } from '@admissions/api-client';
import { EMPTY_SEARCH_PATHS, isCountableTerm } from '@admissions/protocol';
import { fold } from './fold.ts';

// Of this document: who goes from the home page to a guide with the same word has asked once.
const sent = new Set<string>();

/** Tells the office a word that found nothing: the word alone, and never one that could be a number or an address of a person. */
export async function sendEmptySearch(query: string): Promise<void> {
  const word = fold(query.normalize('NFKC')).text;
  if (!isCountableTerm(word) || sent.has(word)) return;
  sent.add(word);
  await api().post(EMPTY_SEARCH_PATHS.count, { word }, { silent: true, once: true });
}
