import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

/** What an mp4 says of itself. */
export interface Mp4 {
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
}
interface Box {
  type: string;
  begin: number;
  end: number;
}

const BRANDS = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
]);
const VIDEO = new Set(['avc1', 'avc3']);
const SOUND = new Set(['mp4a']);
/** The table of contents is read whole; that of an hour takes a few megabytes. */
const LARGEST_MOOV = 16 * 1024 * 1024;
const MOST_BOXES = 1000;

/** The facts of an mp4 with H.264 and AAC, from its boxes; null for every other file, and for one that breaks off. */
export async function readMp4(path: string): Promise<Mp4 | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await topBoxes(file, size);
    const moov = boxes?.find(({ type }) => type === 'moov');
    if (!boxes || !moov || boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat'))
      return null;
    if (moov.end - moov.begin > LARGEST_MOOV) return null;
    if (!BRANDS.has((await readBytes(file, boxes[0].begin, 4)).toString('latin1'))) return null;
    return parseMovie(await readBytes(file, moov.begin, moov.end - moov.begin));
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[] | null> {
  const found: Box[] = [];
  for (let at = 0; at < size; at = (found.at(-1) as Box).end) {
    const box = boxAt(await readBytes(file, at, 16), 0, size - at);
    if (!box || found.length > MOST_BOXES) return null;
    found.push({ type: box.type, begin: at + box.begin, end: at + box.end });
  }
  return found;
}

/** The box that begins here; null when it does not fit into `limit` bytes. */
function boxAt(bytes: Buffer, at: number, limit: number): Box | null {
  if (bytes.length < at + 8) return null;
  const short = bytes.readUInt32BE(at);
  if (short === 1 && bytes.length < at + 16) return null;
  let size = short;
  if (short === 0) size = limit;
  if (short === 1) size = Number(bytes.readBigUInt64BE(at + 8));
  const head = short === 1 ? 16 : 8;
  if (size < head || size > limit) return null;
  return { type: bytes.toString('latin1', at + 4, at + 8), begin: at + head, end: at + size };
}
function boxesIn(bytes: Buffer): { type: string; content: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length && found.length < MOST_BOXES; ) {
    const box = boxAt(bytes, at, bytes.length - at);
    if (!box) break;
    found.push({ type: box.type, content: bytes.subarray(box.begin, box.end) });
    at = box.end;
  }
  return found;
}
const within = (bytes: Buffer | undefined, ...types: string[]): Buffer | undefined =>
  types.reduce<Buffer | undefined>(
    (inside, wanted) => inside && boxesIn(inside).find(({ type }) => type === wanted)?.content,
    bytes,
  );

function parseMovie(moov: Buffer): Mp4 | null {
  const tracks = boxesIn(moov).filter(({ type }) => type === 'trak');
  let size: { width: number; height: number } | undefined;
  for (const { content } of tracks) {
    const media = within(content, 'mdia');
    const sort = within(media, 'hdlr')?.toString('latin1', 8, 12);
    const codec = boxesIn(within(media, 'minf', 'stbl', 'stsd')?.subarray(8) ?? Buffer.alloc(0))[0];
    if (sort === 'soun' && !SOUND.has(codec?.type ?? '')) return null;
    if (sort !== 'vide') continue;
    if (!codec || !VIDEO.has(codec.type) || codec.content.length < 28) return null;
    size ??= { width: codec.content.readUInt16BE(24), height: codec.content.readUInt16BE(26) };
  }
  const duration = readDuration(within(moov, 'mvhd'));
  return size && size.width > 0 && size.height > 0 && duration !== null
    ? { ...size, duration }
    : null;
}

function readDuration(header: Buffer | undefined): number | null {
  if (!header || header.length < 32) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = Math.round(length / scale);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : null;
}
