/** Caches a value for some time; concurrent calls share one `load`, a failed one is not cached. */
export function createTimedCache<T>(load: () => Promise<T>, ttlMs: number, now = () => Date.now()) {
  let cached: { at: number; value: Promise<T> } | null = null;
  return {
    read() {
      const age = cached ? now() - cached.at : -1;
      if (cached && age >= 0 && age < ttlMs) return cached.value;
      const loading = { at: now(), value: load() };
      cached = loading;
      loading.value.catch(() => {
        if (cached === loading) cached = null;
      });
      return loading.value;
    },
    /** The next read loads again. */
    invalidate() {
      cached = null;
    },
  };
}
