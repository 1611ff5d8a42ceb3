import { api, errorMessage } from '@admissions/api-client';
import type { AdminSearchData } from '@admissions/protocol/staff';
import { ADMIN_SEARCH_PATH } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';

/** A pause in typing, and how long an answer may take until it is said to be slow (milliseconds). */
const PAUSE_MS = 200;
const SLOW_MS = 1500;

export interface AdminSearch {
  /** What answers `words`; it stays until the next answer is there. */
  found: { words: string; data: AdminSearchData } | null;
  isWaiting: boolean;
  isSlow: boolean;
  failure: string | null;
  again(): void;
}

/** Asks the API a moment after the last sign; null asks nothing: nothing is typed, or a word is being put together. */
export function useAdminSearch(words: string | null, perpage: number): AdminSearch {
  const t = useMessage();
  const [found, setFound] = useState<AdminSearch['found']>(null);
  const [state, setState] = useState({ isWaiting: false, isSlow: false });
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the words change or somebody asks again, not with the language
  useEffect(() => {
    if (words === null) return;
    setFailure(null);
    if (words === '') {
      setFound(null);
      setState({ isWaiting: false, isSlow: false });
      return;
    }
    const controller = new AbortController();
    setState({ isWaiting: true, isSlow: false });
    const slow = setTimeout(() => setState({ isWaiting: true, isSlow: true }), PAUSE_MS + SLOW_MS);
    const end = () => {
      clearTimeout(slow);
      setState({ isWaiting: false, isSlow: false });
    };
    const pause = setTimeout(() => {
      api()
        .get<AdminSearchData>(ADMIN_SEARCH_PATH, {
          params: { q: words, perpage },
          signal: controller.signal,
          silent: true,
          once: true,
        })
        .then((data) => {
          if (controller.signal.aborted) return;
          setFound({ words, data });
          end();
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          setFailure(errorMessage(error, t));
          end();
        });
    }, PAUSE_MS);
    return () => {
      controller.abort();
      clearTimeout(pause);
      clearTimeout(slow);
    };
  }, [words, perpage, round]);
  return { found, ...state, failure, again: () => setRound((count) => count + 1) };
}
