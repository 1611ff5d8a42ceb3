const MAX_OPEN_WRITES = 20;

/** Idempotency keys of a client's writes. */
export function createWriteKeys() {
  const open = new Map<string, string>();
  return {
    /** Reuses the key of an equal write without an answer; bodies other than JSON get a new one. */
    beginWrite(write: { method: string; url: string; body: unknown }): {
      key: string;
      settle: (hasAnswer: boolean) => void;
    } {
      const name =
        write.body instanceof FormData
          ? null
          : JSON.stringify([write.method, write.url, write.body]);
      const key = (name !== null && open.get(name)) || createKey();
      const settle = (hasAnswer: boolean) => {
        if (name === null) return;
        open.delete(name);
        if (hasAnswer) return;
        open.set(name, key);
        const [oldest] = open.keys();
        if (open.size > MAX_OPEN_WRITES && oldest !== undefined) open.delete(oldest);
      };
      return { key, settle };
    },
  };
}

// crypto.randomUUID is missing on plain http.
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
