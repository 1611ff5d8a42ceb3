import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  const loadLatest = useEffectEvent(load);
  const loading = useRef<AbortController | null>(null);
  const newest = useRef<Promise<void>>(undefined);
  /** Resolves when the newest is loaded, or failed. */
  function reload(): Promise<void> {
    loading.current?.abort();
    loading.current = new AbortController();
    newest.current = run(loading.current);
    return newest.current;
  }
  async function run(own: AbortController): Promise<void> {
    try {
      const found = await loadLatest(own.signal);
      if (!own.signal.aborted) {
        setData(found);
        setError(null);
      }
    } catch (failure) {
      if (!own.signal.aborted) setError(failure);
    }
    if (loading.current !== own) await newest.current;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: listed by the caller
  useEffect(() => {
    const timer = delayMs > 0 ? setTimeout(reload, delayMs) : void reload();
    return () => {
      clearTimeout(timer);
      loading.current?.abort();
    };
  }, [...dependencies]);
  return { data, error, setData, reload };
}
