import { api } from '@admissions/api-client';
import { EMPTY_SEARCH_PATHS, isCountableTerm } from '@admissions/protocol';
import { fold } from './fold.ts';

// Per document: the same word on the home page and in a guide counts once.
const sent = new Set<string>();

/** Sends the word only, and none that could be a number or an address of a person. */
export async function sendEmptySearch(query: string): Promise<void> {
  const word = fold(query.normalize('NFKC')).text;
  if (!isCountableTerm(word) || sent.has(word)) return;
  sent.add(word);
  await api().post(EMPTY_SEARCH_PATHS.count, { word }, { silent: true, once: true });
}
