import type { Readable, Writable } from 'node:stream';

/** A JSON header with a binary body. */
export interface Frame {
  header: unknown;
  body: Buffer;
}
const SIZES_BYTES = 8;

/** Format: the lengths of both parts, the header as JSON, the raw body. */
export function sendFrame(stream: Writable, header: object, body: readonly Buffer[] = []): void {
  if (!stream.writable) return;
  const text = Buffer.from(JSON.stringify(header));
  const sizes = Buffer.alloc(SIZES_BYTES);
  sizes.writeUInt32BE(text.length, 0);
  sizes.writeUInt32BE(
    body.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  stream.cork();
  for (const part of [sizes, text, ...body]) stream.write(part);
  stream.uncork();
}

/** An oversized or invalid message is reported to `onBroken` and ends reading. */
export function readFrames(
  stream: Readable,
  {
    maxBytes,
    onFrame,
    onBroken,
  }: { maxBytes: number; onFrame(frame: Frame): void; onBroken(reason: string): void },
): void {
  let parts: Buffer[] = [];
  let length = 0;
  let needed = SIZES_BYTES;
  let isBroken = false;

  function takeBytes(count: number): Buffer {
    const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = whole.length > count ? [whole.subarray(count)] : [];
    length -= count;
    return whole.subarray(0, count);
  }
  let headerLength = 0;
  function next(): void {
    if (needed === SIZES_BYTES && headerLength === 0) {
      const sizes = takeBytes(SIZES_BYTES);
      headerLength = sizes.readUInt32BE(0);
      needed = headerLength + sizes.readUInt32BE(4);
      if (needed > maxBytes || headerLength === 0) throw new Error(`a message of ${needed} bytes`);
      return;
    }
    const message = takeBytes(needed);
    const text = message.toString('utf8', 0, headerLength);
    const body = message.subarray(headerLength);
    headerLength = 0;
    needed = SIZES_BYTES;
    onFrame({ header: JSON.parse(text), body });
  }
  stream.on('data', (part: Buffer) => {
    if (isBroken) return;
    parts.push(part);
    length += part.length;
    try {
      while (length >= needed) next();
    } catch (error) {
      isBroken = true;
      parts = [];
      onBroken(error instanceof Error ? error.message : String(error));
    }
  });
}
