import { createHash } from 'node:crypto';
import { compress } from '../base/encodings.ts';

type Encoding = keyof typeof compress;

/** The text of a page or a feed. */
export interface PageBody {
  text: Buffer;
  digest: string;
}

export function toPageBody(text: string): PageBody {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text: Buffer.from(text), digest };
}

const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Compresses a cached text once for everybody who reads this encoding. */
export function compressOnce(text: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(text) ?? {};
  compressed.set(text, known);
  known[encoding] ??= compress[encoding](text);
  return known[encoding];
}

/** Memory with the compressed forms. */
export const bytesOf = ({ text }: PageBody): number => 2 * text.length;
