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
  /** Resolves when it is loaded, or failed. */
  async function reload(): Promise<void> {
    loading.current?.abort();
    loading.current = new AbortController();
    const { signal } = loading.current;
    try {
      const found = await loadLatest(signal);
      if (signal.aborted) return;
      setData(found);
      setError(null);
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    }
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
