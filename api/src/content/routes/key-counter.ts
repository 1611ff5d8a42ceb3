const MAX_KEYS = 100_000;

/** Counts how often each key came lately; the oldest keys leave when there are too many. */
export function createKeyCounter(milliseconds: number) {
  const seen = new Map<string, { times: number; until: number }>();
  return {
    /** How often this key has come now, this time included. */
    count(key: string): number {
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
