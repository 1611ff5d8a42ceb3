import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
/** Deflate, no name, no time, unknown system (RFC 1952). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);

interface Piece {
  /** As it is, and deflated so that it can stand between other pieces. */
  plain: Buffer;
  deflated: Buffer;
}
/** A page whose fixed text was compressed once; what differs from answer to answer is put between, without compressing anything again. */
export interface PackedPage {
  pieces: readonly (Piece | { place: string })[];
  bytes: number;
  /** The same for the same text with the same places. */
  digest: string;
}

/** Puts pieces together. */
export function toPackedPage(pieces: PackedPage['pieces']): PackedPage {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const piece of pieces) {
    hash.update('place' in piece ? piece.place : piece.plain);
    // Compressed once as a piece, once as the whole page, and once as brotli.
    if ('plain' in piece) bytes += piece.plain.length + 3 * piece.deflated.length;
  }
  return { pieces, bytes, digest: hash.digest('base64url').slice(0, 22) };
}

/** Of an answer without a body, such as one that leads elsewhere. */
export const EMPTY_PAGE = toPackedPage([]);

/** Packs a text that has these placeholders in it. */
export async function packPage(text: string, places: readonly string[]): Promise<PackedPage> {
  const pieces = await Promise.all(
    text.split(new RegExp(`(${places.join('|')})`)).map(async (part) => {
      if (places.includes(part)) return { place: part };
      const plain = Buffer.from(part);
      return {
        plain,
        deflated: await deflate(plain, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
      };
    }),
  );
  return toPackedPage(pieces);
}

/** The page as it is, with the values at their places. */
export const plainPage = (
  { pieces }: PackedPage,
  values: Readonly<Record<string, string>>,
): Buffer =>
  Buffer.concat(
    pieces.map((piece) =>
      'place' in piece ? Buffer.from(values[piece.place] as string) : piece.plain,
    ),
  );

const whole = new WeakMap<PackedPage, Buffer>();

/** The page as gzip, with the values at their places; one without places is put together once. */
export function gzipPage(page: PackedPage, values: Readonly<Record<string, string>>): Buffer {
  const known = whole.get(page);
  if (known) return known;
  const made = assembleGzip(page, values);
  if (!page.pieces.some((piece) => 'place' in piece)) whole.set(page, made);
  return made;
}

function assembleGzip({ pieces }: PackedPage, values: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [GZIP_HEAD];
  let sum = 0;
  let length = 0;
  for (const piece of pieces) {
    const plain = 'place' in piece ? Buffer.from(values[piece.place] as string) : piece.plain;
    // Of nothing, crc32 answers 0 whatever came before.
    if (plain.length > 0) sum = crc32(plain, sum);
    length += plain.length;
    if ('place' in piece) parts.push(storedHead(plain.length), plain);
    else parts.push(piece.deflated);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum >>> 0, 0);
  tail.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...parts, LAST_BLOCK, tail]);
}

// A block that is stored as it is (RFC 1951, 3.2.4): five bytes before at most 65,535.
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}
