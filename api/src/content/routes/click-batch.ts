/** Collects clicks per entry; failed writes are retried with the next batch. */
export function createClickBatch(write: (clicks: ReadonlyMap<number, number>) => Promise<void>) {
  let pending = new Map<number, number>();
  let writing = Promise.resolve();

  async function writePending() {
    const batch = pending;
    if (batch.size === 0) return;
    pending = new Map();
    try {
      await write(batch);
    } catch (error) {
      for (const [id, clicks] of batch) pending.set(id, (pending.get(id) ?? 0) + clicks);
      throw error;
    }
  }
  return {
    add: (id: number) => void pending.set(id, (pending.get(id) ?? 0) + 1),
    /** Sequential, so that the last flush before exit includes clicks of a failed one. */
    flush() {
      const next = writing.catch(() => {}).then(writePending);
      writing = next;
      return next;
    },
  };
}
