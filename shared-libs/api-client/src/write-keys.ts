const MOST_OPEN = 20;

/** The idempotency keys of a client's writes. */
export function writeKeys() {
  const open = new Map<string, string>();
  return {
    /**
     * The key of a write. One that got no answer keeps its key, so that whoever presses the button again does not do it twice.
     * Bodies that are no JSON have a new one each time.
     */
    findKey(write: { method: string; url: string; body: unknown }): {
      key: string;
      settle: (hasAnswer: boolean) => void;
    } {
      const name =
        write.body instanceof FormData
          ? null
          : JSON.stringify([write.method, write.url, write.body]);
      const key = (name !== null && open.get(name)) || newKey();
      const settle = (hasAnswer: boolean) => {
        if (name === null) return;
        open.delete(name);
        if (hasAnswer) return;
        open.set(name, key);
        const [oldest] = open.keys();
        if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
      };
      return { key, settle };
    },
  };
}

// crypto.randomUUID is missing on plain http.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
