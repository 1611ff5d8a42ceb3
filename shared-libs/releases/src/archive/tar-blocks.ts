import { BadArchive } from './bad-archive.ts';

export const BLOCK = 512;

interface TarHeader {
  name: string;
  /** Bytes after the header. */
  size: number;
  /** `name`: a pax header with the name of the next file. */
  type: 'file' | 'folder' | 'name';
}

export const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

export function parseHeader(header: Buffer): TarHeader {
  if (checksum(header) !== readOctal(header, 148, 8))
    throw new BadArchive('it is not a tar archive');
  const prefix = readText(header, 345, 155);
  const own = readText(header, 0, 100);
  const name = (prefix ? `${prefix}/${own}` : own).replace(/^\.\//, '');
  const type = String.fromCharCode(header[156] ?? 0);
  if (type === '5') return { name, size: 0, type: 'folder' };
  if (type === 'x') return { name, size: readOctal(header, 124, 12), type: 'name' };
  if (type !== '0' && type !== '\0')
    throw new BadArchive(
      `"${name.slice(0, 80)}" is no plain file (make it with tar --format=ustar)`,
    );
  return { name, size: readOctal(header, 124, 12), type: 'file' };
}
function readText(header: Buffer, from: number, length: number) {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end < 0 ? length : end).toString('utf8');
}
function readOctal(header: Buffer, from: number, length: number) {
  const text = readText(header, from, length).trim();
  if (!/^[0-7]+$/.test(text)) throw new BadArchive('it is not a tar archive');
  return Number.parseInt(text, 8);
}
// The checksum counts its own field as spaces.
const checksum = (header: Buffer) =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);

// Rolldown names chunks after their imports: long names need a pax header.
export function* buildHeaders(name: string, size: number): Generator<Buffer> {
  const split = splitName(name);
  if (split) {
    yield buildHeader(split, size, '0');
    return;
  }
  const text = ` path=${name}\n`;
  // The length includes its own digits.
  const length = text.length + String(text.length + 3).length;
  yield buildHeader(['', 'name'], length, 'x');
  yield Buffer.from(`${length}${text}`.padEnd(length + padding(length), '\0'));
  yield buildHeader(['', name.slice(-100)], size, '0');
}

function buildHeader([prefix, own]: [string, string], size: number, type: '0' | 'x'): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(own, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  // No timestamp, so that the archive is reproducible.
  header.write('00000000000\0', 136);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
/** Splits a name into the two fields of a header; null when too long. */
function splitName(name: string): [prefix: string, own: string] | null {
  if (name.length <= 100) return ['', name];
  const cut = name.indexOf('/', name.length - 101);
  return cut < 0 || cut > 155 ? null : [name.slice(0, cut), name.slice(cut + 1)];
}
