import { useEffect, useState } from 'react';

/**
 * Loads data when a dependency changes, after a pause if one is given.
 * Keeps the previous data meanwhile and after a failure.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
  delayMs = 0,
) {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listed by the caller
  useEffect(() => {
    const loading = new AbortController();
    const settle = (found: T | null, failure: unknown) => {
      if (loading.signal.aborted) return;
      if (failure === null) setData(found);
      setError(failure);
    };
    const start = () =>
      load(loading.signal).then(
        (found) => settle(found, null),
        (failure: unknown) => settle(null, failure),
      );
    const timer = delayMs > 0 ? setTimeout(start, delayMs) : void start();
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [...dependencies, round]);
  return { data, error, setData, reload: () => setRound((count) => count + 1) };
}
