import { BadArchive } from './bad-archive.ts';

export type ByteReader = ReturnType<typeof createByteReader>;

/** Reads exact numbers of bytes from chunks, buffering no more than one of them. */
export function createByteReader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  async function fill(): Promise<boolean> {
    while (left.length === 0) {
      const { value, done } = await source.next();
      if (done) return false;
      left = value;
    }
    return true;
  }
  async function* stream(size: number) {
    for (let missing = size; missing > 0; ) {
      if (!(await fill())) throw new BadArchive('it ends in the middle');
      const part = left.subarray(0, missing);
      left = left.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }
  return {
    /** Throws at the end of the chunks. */
    stream,
    /** Exactly so many bytes. */
    async take(size: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of stream(size)) parts.push(part);
      return Buffer.concat(parts);
    },
    async *rest() {
      while (await fill()) {
        yield left;
        left = left.subarray(left.length);
      }
    },
  };
}
