import { api, errorMessage } from '@admissions/api-client';
import type { LinkChoices } from '@admissions/protocol/staff';
import { LINK_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;
const PER_PAGE = 20;

/** Debounced search for link targets; null searches nothing, while a word is composed. */
export function useLinkChoices(words: string | null) {
  const t = useMessage();
  const [found, setFound] = useState<LinkChoices | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the language changes
  useEffect(() => {
    if (words === null) return;
    const request = new AbortController();
    const timer = setTimeout(
      () => {
        api()
          .get<LinkChoices>(LINK_PATHS.search, {
            params: { q: words, perpage: PER_PAGE },
            signal: request.signal,
            silent: true,
          })
          .then((choices) => {
            setFound(choices);
            setFailure(null);
          })
          .catch(
            (error: unknown) => !request.signal.aborted && setFailure(errorMessage(error, t, 'q')),
          );
      },
      words === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      request.abort();
      clearTimeout(timer);
    };
  }, [words]);
  return { found, failure };
}
