import { type FileHandle, open } from 'node:fs/promises';

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
const VIDEO_CODECS = new Set(['avc1', 'avc3']);
const AUDIO_CODECS = new Set(['mp4a']);
/** The moov box is read into memory; an hour of video takes a few megabytes. */
const MAX_MOOV_BYTES = 16 * 1024 * 1024;
const MAX_BOX_COUNT = 1000;

/** Metadata of an mp4 with H.264 and AAC, from its boxes; null for other or truncated files. */
export async function readMp4(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await readTopBoxes(file, size);
    const moov = boxes?.find(({ type }) => type === 'moov');
    if (!boxes || !moov || boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat'))
      return null;
    if (moov.end - moov.begin > MAX_MOOV_BYTES) return null;
    if (!BRANDS.has((await readBytes(file, boxes[0].begin, 4)).toString('latin1'))) return null;
    return parseMovie(await readBytes(file, moov.begin, moov.end - moov.begin));
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, position: number, length: number) {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}

async function readTopBoxes(file: FileHandle, size: number): Promise<Box[] | null> {
  const found: Box[] = [];
  for (let at = 0; at < size; at = (found.at(-1) as Box).end) {
    const box = parseBox(await readBytes(file, at, 16), 0, size - at);
    if (!box || found.length > MAX_BOX_COUNT) return null;
    found.push({ type: box.type, begin: at + box.begin, end: at + box.end });
  }
  return found;
}

/** Null when the box exceeds `limit` bytes. */
function parseBox(bytes: Buffer, at: number, limit: number): Box | null {
  if (bytes.length < at + 8) return null;
  const short = bytes.readUInt32BE(at);
  if (short === 1 && bytes.length < at + 16) return null;
  let size = short;
  if (short === 0) size = limit;
  if (short === 1) size = Number(bytes.readBigUInt64BE(at + 8));
  const headerLength = short === 1 ? 16 : 8;
  if (size < headerLength || size > limit) return null;
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    begin: at + headerLength,
    end: at + size,
  };
}
function parseBoxes(bytes: Buffer) {
  const found = [];
  for (let at = 0; at < bytes.length && found.length < MAX_BOX_COUNT; ) {
    const box = parseBox(bytes, at, bytes.length - at);
    if (!box) break;
    found.push({ type: box.type, content: bytes.subarray(box.begin, box.end) });
    at = box.end;
  }
  return found;
}
const findBox = (bytes: Buffer | undefined, ...types: string[]) =>
  types.reduce<Buffer | undefined>(
    (parent, boxType) => parent && parseBoxes(parent).find(({ type }) => type === boxType)?.content,
    bytes,
  );

function parseMovie(moov: Buffer) {
  const tracks = parseBoxes(moov).filter(({ type }) => type === 'trak');
  let size: { width: number; height: number } | undefined;
  for (const { content } of tracks) {
    const media = findBox(content, 'mdia');
    const handlerType = findBox(media, 'hdlr')?.toString('latin1', 8, 12);
    const codec = parseBoxes(
      findBox(media, 'minf', 'stbl', 'stsd')?.subarray(8) ?? Buffer.alloc(0),
    )[0];
    if (handlerType === 'soun' && !AUDIO_CODECS.has(codec?.type ?? '')) return null;
    if (handlerType !== 'vide') continue;
    if (!codec || !VIDEO_CODECS.has(codec.type) || codec.content.length < 28) return null;
    size ??= { width: codec.content.readUInt16BE(24), height: codec.content.readUInt16BE(26) };
  }
  const duration = readDuration(findBox(moov, 'mvhd'));
  return size && size.width > 0 && size.height > 0 && duration !== null
    ? { ...size, duration }
    : null;
}

function readDuration(header: Buffer | undefined) {
  if (!header || header.length < 32) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = Math.round(length / scale);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : null;
}
