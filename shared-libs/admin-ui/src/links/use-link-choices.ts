import { api, fieldErrorMessage } from '@admissions/api-client';
import type { LinkChoices } from '@admissions/protocol/staff';
import { LINK_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;
const PER_PAGE = 20;

/** What may be linked to for these words, a moment after the last sign; null asks nothing: a word is being put together. */
export function useLinkChoices(words: string | null) {
  const t = useMessage();
  const [found, setFound] = useState<LinkChoices | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the words change, not with the language
  useEffect(() => {
    if (words === null) return;
    const asking = new AbortController();
    const timer = setTimeout(
      () => {
        api()
          .get<LinkChoices>(LINK_PATHS.search, {
            params: { q: words, perpage: PER_PAGE },
            signal: asking.signal,
            silent: true,
          })
          .then((choices) => {
            setFound(choices);
            setFailure(null);
          })
          .catch(
            (error: unknown) =>
              !asking.signal.aborted && setFailure(fieldErrorMessage(error, t, 'q')),
          );
      },
      words === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [words]);
  return { found, failure };
}
