/** Adds up clicks by entry and hands them on together; what could not be written waits for the next time. */
export function createClickBatch(write: (clicks: ReadonlyMap<number, number>) => Promise<void>) {
  let pending = new Map<number, number>();
  let writing: Promise<void> = Promise.resolve();

  async function writePending(): Promise<void> {
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
    /** One after the other, so that the last one, before the process ends, also has what an earlier one could not write. */
    flush(): Promise<void> {
      const next = writing.catch(() => {}).then(writePending);
      writing = next;
      return next;
    },
  };
}
