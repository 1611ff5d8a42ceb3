import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const BLOCK = 512;
const MEGABYTE = 2 ** 20;
const NAME = /^(?!.*\.\.)(?!.*(^|\/)\.(\/|$))[\w.@+-]+(\/[\w.@+-]+)*$/;

/** Limits: bytes packed and unpacked, bytes per file, number of files, characters of a name. */
export const ARCHIVE_LIMITS = {
  packed: 32 * MEGABYTE,
  unpacked: 128 * MEGABYTE,
  file: 20 * MEGABYTE,
  files: 2000,
  name: 200,
};

/** An invalid or too large archive; the message is a sentence. */
export class BadArchive extends Error {
  name = 'BadArchive';
  /** Whether a limit was exceeded. */
  isTooLarge;
  constructor(message, { isTooLarge = false, cause } = {}) {
    super(message, { cause });
    this.isTooLarge = isTooLarge;
  }
}

/** A reproducible gzipped tar (ustar) archive of release.json and the files it lists. */
export function packRelease(folder, names) {
  async function* read() {
    for (const name of ['release.json', ...names.toSorted()]) {
      const bytes = await readFile(join(folder, name));
      yield* buildHeaders(name, bytes.length);
      yield bytes;
      yield Buffer.alloc(padding(bytes.length));
    }
    yield Buffer.alloc(2 * BLOCK);
  }
  const packed = createGzip();
  // An unreadable file destroys the archive stream with its error.
  pipeline(Readable.from(read(), { objectMode: false }), packed).catch((error) =>
    packed.destroy(error),
  );
  return packed;
}

/**
 * Unpacks an archive below a folder and returns the names. Accepts only plain files and folders,
 * plain names, no duplicates, within the limits; else throws BadArchive without cleaning up.
 */
export async function unpackRelease(sent, folder, limits = ARCHIVE_LIMITS) {
  const names = [];
  let packed = 0;
  let refusal = null;
  async function* counted() {
    for await (const chunk of sent) {
      packed += chunk.length;
      if (packed > limits.packed)
        throw new BadArchive(`it is larger than ${limits.packed} bytes`, { isTooLarge: true });
      yield chunk;
    }
  }
  try {
    await pipeline(counted, createGunzip(), async (inflated) => {
      await writeEntries(readWithin(inflated, limits), { folder, names, limits }).catch((error) => {
        refusal = error;
        throw error;
      });
    });
  } catch (error) {
    // A pipeline may report only an abort when its reader gives up.
    if (refusal instanceof BadArchive) throw refusal;
    // zlib's error codes for invalid gzip.
    if (/^Z_/.test(error.code ?? ''))
      throw new BadArchive('it is not a whole gzip', { cause: error });
    throw error;
  }
  return names;
}

async function* readWithin(inflated, { unpacked }) {
  let size = 0;
  for await (const chunk of inflated) {
    size += chunk.length;
    if (size > unpacked)
      throw new BadArchive(`unpacked it is larger than ${unpacked} bytes`, { isTooLarge: true });
    yield chunk;
  }
}

async function writeEntries(chunks, { folder, names, limits }) {
  const reader = createReader(chunks);
  const seen = new Set();
  const folders = new Set();
  let longName = null;
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header === null) throw new BadArchive('it ends in the middle');
    if (header.every((byte) => byte === 0)) break;
    const { name: ownName, size, type } = parseHeader(header);
    if (type === 'folder') continue;
    if (type === 'name') {
      longName = await readLongName(reader, size);
      continue;
    }
    const name = longName ?? ownName;
    longName = null;
    if (!NAME.test(name) || name.length > limits.name)
      throw new BadArchive(`"${name.slice(0, 80)}" is not a name that a file of a release has`);
    // Case-insensitive disks would merge both files.
    const folded = name.toLowerCase();
    if (seen.has(folded)) throw new BadArchive(`${name} is in it twice`);
    seen.add(folded);
    const above = listFolders(folded);
    const both = folders.has(folded) ? name : above.find((each) => seen.has(each));
    for (const each of above) folders.add(each);
    if (both) throw new BadArchive(`${both} is a file and a folder`);
    if (seen.size > limits.files) throw new BadArchive(`it holds more than ${limits.files} files`);
    if (size > limits.file)
      throw new BadArchive(`${name} is larger than ${limits.file} bytes`, { isTooLarge: true });
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await pipeline(reader.stream(size), createWriteStream(join(folder, name), { flags: 'wx' }));
    if ((await reader.take(padding(size))) === null) throw new BadArchive('it ends in the middle');
    names.push(name);
  }
  // The rest is padding of the last tar record.
  for await (const chunk of reader.rest())
    if (chunk.some((byte) => byte !== 0)) throw new BadArchive('it has data after its end');
}

const listFolders = (name) => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** Reads exact numbers of bytes from chunks, buffering no more than one of them. */
function createReader(chunks) {
  const source = chunks[Symbol.asyncIterator]();
  let left = Buffer.alloc(0);
  const fill = async () => {
    if (left.length > 0) return true;
    const { value, done } = await source.next();
    if (done) return false;
    left = value;
    return left.length > 0 || fill();
  };
  async function* stream(size) {
    for (let missing = size; missing > 0; ) {
      if (!(await fill())) throw new BadArchive('it ends in the middle');
      const part = left.subarray(0, missing);
      left = left.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }
  return {
    stream,
    /** Exactly so many bytes, or null at the end. */
    async take(size) {
      if (size === 0) return left.subarray(0, 0);
      if (!(await fill())) return null;
      const parts = [];
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

/** The pax header of the next file: only its path is allowed. */
async function readLongName(reader, size) {
  const record = size > BLOCK ? null : await reader.take(size);
  const [, length, name] = /^(\d+) path=([^\n]+)\n$/.exec(record?.toString('utf8') ?? '') ?? [];
  if (Number(length) !== size || (await reader.take(padding(size))) === null)
    throw new BadArchive('it is not a tar archive (make it with tar --format=ustar)');
  return name.replace(/^\.\//, '');
}

const padding = (size) => (BLOCK - (size % BLOCK)) % BLOCK;

function parseHeader(header) {
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
function readText(header, from, length) {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end < 0 ? length : end).toString('utf8');
}
function readOctal(header, from, length) {
  const text = readText(header, from, length).trim();
  if (!/^[0-7]+$/.test(text)) throw new BadArchive('it is not a tar archive');
  return Number.parseInt(text, 8);
}
// The checksum counts its own field as spaces.
const checksum = (header) =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);

// Rolldown names chunks after their imports: long names need a pax header.
function* buildHeaders(name, size) {
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

function buildHeader([prefix, own], size, type) {
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
function splitName(name) {
  if (name.length <= 100) return ['', name];
  const cut = name.indexOf('/', name.length - 101);
  return cut < 0 || cut > 155 ? null : [name.slice(0, cut), name.slice(cut + 1)];
}
