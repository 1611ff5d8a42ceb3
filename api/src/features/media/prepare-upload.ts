import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { MediaKind } from '@admissions/protocol/staff';
import type { FastifyBaseLogger } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { invalid, refused } from '../../platform/http/http-error.ts';
import {
  BadPicture,
  type EncodedPicture,
  encodePanorama,
  encodePicture,
  MAX_PANORAMA_WIDTH,
} from './encode-picture.ts';
import {
  ALLOWED_FORMATS,
  findDocumentEnding,
  findMediaType,
  PICTURE_TYPES,
} from './media-names.ts';
import type { Source } from './media-store.ts';
import type { MediaRow, Variant } from './media-tables.ts';
import { readMp4 } from './mp4.ts';
import { queuePicture } from './picture-queue.ts';
import type { Spooled } from './spool.ts';

/** Database columns of a file. */
export type Stored = Pick<
  MediaRow,
  'kind' | 'file' | 'type' | 'width' | 'height' | 'placeholder' | 'size' | 'variants' | 'duration'
>;
export interface Prepared {
  stored: Stored;
  files: { name: string; source: Source }[];
}

const EMPTY_DETAILS = { width: 0, height: 0, placeholder: '', variants: [], duration: null };

export interface UploadContext {
  /** For panoramas (undetectable) and replacements of the same type; absent: detected. */
  expectedKind: MediaKind | undefined;
  log: FastifyBaseLogger;
  /** The uploading account. */
  owner: number;
  /** Aborts when the client has disconnected. */
  signal: AbortSignal;
  /** The uploaded file name. */
  name: string;
}

/** Prepares an upload by its detected type, re-encoding pictures. Moves the spooled file. */
export async function prepareUpload(spooled: Spooled, context: UploadContext): Promise<Prepared> {
  try {
    context.signal.throwIfAborted();
    const type = await detectType(spooled.path);
    const kind = findMediaKind(type, context.expectedKind);
    if (kind === undefined) throw createFileTypeError(type, context.name);
    if (context.expectedKind !== undefined && context.expectedKind !== kind)
      throw invalid({ file: 'validation.sameSort' });
    if (kind === 'image' || kind === 'panorama') {
      const encode = kind === 'panorama' ? encodePanorama : encodePicture;
      const prepared = preparePicture(
        kind,
        await queuePicture(context.owner, () => encode(spooled.path), context.signal),
      );
      await rm(spooled.path, { force: true });
      return prepared;
    }
    const details = kind === 'video' ? await readMp4(spooled.path) : {};
    if (!details) throw invalid({ file: 'validation.videoFile' });
    const { path, size } = spooled;
    const file = `${randomUUID()}.${kind === 'video' ? 'mp4' : findDocumentEnding(type)}`;
    return {
      stored: { ...EMPTY_DETAILS, ...details, kind, file, type: findMediaType(file), size },
      files: [{ name: file, source: { path } }],
    };
  } catch (error) {
    await rm(spooled.path, { force: true });
    if (!(error instanceof BadPicture)) throw error;
    context.log.info({ reason: error.message }, 'picture rejected');
    throw invalid({ file: REFUSALS[error.why] });
  }
}
const REFUSALS: Readonly<Record<BadPicture['why'], string>> = {
  broken: 'validation.pictureBroken',
  moving: 'validation.pictureMoving',
  shape: `validation.panorama|max=${MAX_PANORAMA_WIDTH}`,
  work: 'validation.pictureWork',
};

async function detectType(path: string) {
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  if (type) return type;
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    // Scanners and web pages write line ends before the header, which every reader accepts.
    return /^[\s\0]*%PDF-/.test(buffer.toString('latin1')) ? 'application/pdf' : '';
  } finally {
    await file.close();
  }
}

function findMediaKind(type: string, expectedKind: MediaKind | undefined) {
  if (PICTURE_TYPES.includes(type)) return expectedKind === 'panorama' ? 'panorama' : 'image';
  // QuickTime uses the same boxes; the content decides.
  if (type.startsWith('video/') || type === 'audio/x-m4a') return 'video';
  return findDocumentEnding(type) ? 'file' : undefined;
}

export function preparePicture(
  kind: 'image' | 'panorama',
  { whole, smaller, placeholder }: EncodedPicture,
): Prepared {
  const stem = randomUUID();
  const named = [whole, ...smaller].map((each) => ({
    ...each,
    name: `${stem}-${each.width}.${each.type.slice(6)}`,
  }));
  const variants = named.map(({ type, width, name }): Variant => ({ type, width, file: name }));
  const { width, height, bytes } = whole;
  return {
    stored: {
      kind,
      file: named[0]?.name ?? '',
      type: whole.type,
      width,
      height,
      placeholder,
      size: bytes.length,
      variants,
      duration: null,
    },
    files: named.map(({ name, bytes: source }) => ({ name, source })),
  };
}

/** A file with such a name but without picture content is reported as broken. */
const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|gif)$/i;
function createFileTypeError(type: string, name: string) {
  if (type === 'image/apng') return invalid({ file: 'validation.pictureMoving' });
  if (/^image\/hei[cf]/.test(type)) return invalid({ file: 'validation.pictureHeic' });
  return invalid({
    file: PICTURE_ENDING.test(name)
      ? 'validation.pictureBroken'
      : `validation.fileType|types=${ALLOWED_FORMATS}`,
  });
}

/** Maps a full disk or bucket to 507. */
export function toStorageError(error: unknown) {
  const { code } = error as NodeJS.ErrnoException;
  return code && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
    ? refused(507, 'error.storageFull')
    : error;
}
