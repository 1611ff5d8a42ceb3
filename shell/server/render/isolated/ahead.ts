import type { ReadAnswer } from '../public-reads.ts';

/** Bytes of answers that a renderer holds; then it begins anew. */
const MOST_BYTES = 2 * 2 ** 20;

/** An answer that is sent along with an order: its length in the body, or none when the renderer has it already. */
export interface AheadRow {
  path: string;
  bytes?: number;
}
interface Sent {
  /** What is held from before is not true any more. */
  isAnew: boolean;
  rows: AheadRow[];
  body: Buffer[];
}

/** The shell's side: knows what the renderer has, so that an unchanged answer is sent once. */
export function createAheadSender(mostBytes = MOST_BYTES) {
  let held = new Map<string, ReadAnswer>();
  let sum = 0;
  return (ahead: ReadonlyMap<string, ReadAnswer>): Sent => {
    const isAnew = sum > mostBytes;
    if (isAnew) {
      held = new Map();
      sum = 0;
    }
    const rows: AheadRow[] = [];
    const body: Buffer[] = [];
    for (const [path, answer] of ahead) {
      if (held.get(path) === answer) {
        rows.push({ path });
        continue;
      }
      const text = Buffer.from(answer.text);
      held.set(path, answer);
      sum += text.length;
      rows.push({ path, bytes: text.length });
      body.push(text);
    }
    return { isAnew, rows, body };
  };
}

/** The renderer's side: the answers that an order brought, by their paths. */
export function createAheadReceiver() {
  const held = new Map<string, ReadAnswer>();
  return (isAnew: boolean, rows: readonly AheadRow[], body: Buffer): Map<string, ReadAnswer> => {
    if (isAnew) held.clear();
    let at = 0;
    const given = new Map<string, ReadAnswer>();
    for (const { path, bytes } of rows) {
      if (bytes !== undefined) {
        held.set(path, { status: 200, text: body.toString('utf8', at, at + bytes) });
        at += bytes;
      }
      const answer = held.get(path);
      if (answer) given.set(path, answer);
    }
    return given;
  };
}
