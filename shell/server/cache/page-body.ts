import { createHash } from 'node:crypto';
import { compress } from '../base/encodings.ts';

type Encoding = keyof typeof compress;

export interface PageBody {
  text: Buffer;
  /** Absent for texts that are not cached. */
  digest?: string;
}

export function toPageBody(text: string): PageBody {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text: Buffer.from(text), digest };
}

const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Compresses a cached text once per encoding. */
export function compressCached(text: Buffer, encoding: Encoding): Promise<Buffer> {
  const cached = compressed.get(text) ?? {};
  compressed.set(text, cached);
  cached[encoding] ??= compress[encoding](text);
  return cached[encoding];
}

/** Estimated memory including compressed forms. */
export const calculateBytes = ({ text }: PageBody) => 2 * text.length;
