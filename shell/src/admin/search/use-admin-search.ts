import { api, errorMessage } from '@admissions/api-client';
import { ADMIN_SEARCH_PATH, type AdminSearchData } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';

/** Debounce, and the delay before an answer is reported as slow. */
const PAUSE_MS = 200;
const SLOW_MS = 1500;

/** The response to `query`; stays until the next response. */
export interface Found {
  query: string;
  data: AdminSearchData;
}

/** Debounced search. Null sends nothing: no query, or a composition is open. */
export function useAdminSearch(query: string | null, perpage: number) {
  const t = useMessage();
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState({ isWaiting: false, isSlow: false });
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language sends nothing
  useEffect(() => {
    if (query === null) return;
    setFailure(null);
    if (query === '') {
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
          params: { q: query, perpage },
          signal: controller.signal,
          silent: true,
          once: true,
        })
        .then((data) => {
          if (controller.signal.aborted) return;
          setFound({ query, data });
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
  }, [query, perpage, round]);
  return { found, ...state, failure, again: () => setRound((count) => count + 1) };
}
