const MAX_KEYS = 100_000;

/** Counts per key within the period; evicts the oldest keys. */
export function createKeyCounter(milliseconds: number) {
  const seen = new Map<string, { times: number; until: number }>();
  return {
    /** Includes this call. */
    count(key: string) {
      const now = Date.now();
      const found = seen.get(key);
      const entry = found && found.until > now ? found : { times: 0, until: now + milliseconds };
      entry.times++;
      if (entry !== found) {
        seen.delete(key);
        seen.set(key, entry);
        if (seen.size > MAX_KEYS) seen.delete(seen.keys().next().value as string);
      }
      return entry.times;
    },
  };
}
