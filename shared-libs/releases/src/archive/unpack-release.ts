import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BadArchive } from './bad-archive.ts';
import { BLOCK, padding, parseHeader } from './tar-blocks.ts';

const MEGABYTE = 2 ** 20;
const NAME = /^(?!.*\.\.)(?!.*(^|\/)\.(\/|$))[\w.@+-]+(\/[\w.@+-]+)*$/;

/** Bytes packed and unpacked, bytes per file, number of files, characters of a name. */
const ARCHIVE_LIMITS = {
  packed: 32 * MEGABYTE,
  unpacked: 128 * MEGABYTE,
  file: 20 * MEGABYTE,
  files: 2000,
  name: 200,
};
type ArchiveLimits = typeof ARCHIVE_LIMITS;

/**
 * Unpacks an archive below a folder and returns the names. Accepts only plain files and folders,
 * plain names, no duplicates, within the limits; else throws BadArchive without cleaning up.
 */
export async function unpackRelease(
  sent: AsyncIterable<Uint8Array>,
  folder: string,
  changedLimits: Partial<ArchiveLimits> = {},
) {
  const limits = { ...ARCHIVE_LIMITS, ...changedLimits };
  const names: string[] = [];
  let refusal: unknown = null;
  try {
    await pipeline(
      limitBytes(sent, limits.packed, 'it'),
      createGunzip(),
      async (inflated: AsyncIterable<Buffer>) => {
        const reader = createByteReader(limitBytes(inflated, limits.unpacked, 'unpacked it'));
        await writeEntries(reader, { folder, names, limits }).catch((error: unknown) => {
          refusal = error;
          throw error;
        });
      },
    );
  } catch (error) {
    // A pipeline may report only an abort when its reader gives up.
    if (refusal instanceof BadArchive) throw refusal;
    // zlib's error codes for invalid gzip.
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw new BadArchive('it is not a whole gzip', { cause: error });
    throw error;
  }
  return names;
}

async function* limitBytes<T extends Uint8Array>(
  chunks: AsyncIterable<T>,
  limit: number,
  subject: string,
) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit)
      throw new BadArchive(`${subject} is larger than ${limit} bytes`, { isTooLarge: true });
    yield chunk;
  }
}

interface Target {
  folder: string;
  names: string[];
  limits: ArchiveLimits;
}
async function writeEntries(reader: ByteReader, { folder, names, limits }: Target) {
  const seen = new Set<string>();
  const folders = new Set<string>();
  let longName: string | null = null;
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name: ownName, size, type } = parseHeader(header);
    if (type === 'folder') continue;
    if (type === 'name') {
      longName = await readLongName(reader, size);
      continue;
    }
    const name: string = longName ?? ownName;
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
    await reader.take(padding(size));
    names.push(name);
  }
  // The rest is padding of the last tar record.
  for await (const chunk of reader.rest())
    if (chunk.some((byte) => byte !== 0)) throw new BadArchive('it has data after its end');
}

function listFolders(name: string) {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The pax header of the next file: only its path is allowed. */
async function readLongName(reader: ByteReader, size: number) {
  const record = size > BLOCK ? '' : (await reader.take(size)).toString('utf8');
  const [, length, name = ''] = /^(\d+) path=([^\n]+)\n$/.exec(record) ?? [];
  if (Number(length) !== size)
    throw new BadArchive('it is not a tar archive (make it with tar --format=ustar)');
  await reader.take(padding(size));
  return name.replace(/^\.\//, '');
}

type ByteReader = ReturnType<typeof createByteReader>;

/** Reads exact numbers of bytes from chunks, buffering no more than one of them. */
function createByteReader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  async function fill() {
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
