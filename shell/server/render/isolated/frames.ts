import type { Readable, Writable } from 'node:stream';

/** A message with what belongs to it as bytes. */
export interface Frame {
  header: unknown;
  body: Buffer;
}
const SIZES_BYTES = 8;

/** Sends one message: the lengths of its two parts, its head as JSON, its body as it is. */
export function sendFrame(stream: Writable, head: object, body: readonly Buffer[] = []): void {
  if (!stream.writable) return;
  const text = Buffer.from(JSON.stringify(head));
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

/** Hands over every message that comes; what is larger (bytes) or no message at all is told to `onBroken`, and nothing is read any more. */
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
  let head = 0;
  function next(): void {
    if (needed === SIZES_BYTES && head === 0) {
      const sizes = takeBytes(SIZES_BYTES);
      head = sizes.readUInt32BE(0);
      needed = head + sizes.readUInt32BE(4);
      if (needed > maxBytes || head === 0) throw new Error(`a message of ${needed} bytes`);
      return;
    }
    const message = takeBytes(needed);
    const text = message.toString('utf8', 0, head);
    const body = message.subarray(head);
    head = 0;
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
