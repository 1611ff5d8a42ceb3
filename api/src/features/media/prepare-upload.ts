import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { CODE } from '@admissions/protocol';
import type { MediaKind } from '@admissions/protocol/staff';
import type { FastifyBaseLogger } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { HttpError, invalid } from '../../platform/http/http-error.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { BadPicture, encodedPanorama, encodedPicture, PANORAMA_WIDTH } from './encode-picture.ts';
import { PICTURE_TYPES } from './media-limits.ts';
import { findDocumentEnding, findMediaType } from './media-names.ts';
import type { Source } from './media-store.ts';
import type { MediaRow, Variant } from './media-tables.ts';
import { readMp4 } from './mp4.ts';
import { inTurn } from './picture-lane.ts';
import type { Spooled } from './spool.ts';

/** What the database holds of a file. */
export type Stored = Pick<
  MediaRow,
  'kind' | 'file' | 'type' | 'width' | 'height' | 'placeholder' | 'size' | 'variants' | 'duration'
>;
export interface Prepared {
  stored: Stored;
  files: { name: string; source: Source }[];
}

/** In the words of the message at the field. */
const ALLOWED = 'JPEG, PNG, WebP, AVIF, GIF, MP4, PDF, DOCX, XLSX, ODT';
const NOTHING_SEEN = { width: 0, height: 0, placeholder: '', variants: [], duration: null };

export interface Facts {
  /** What it is to be: a panorama cannot be told from a picture by itself, and a file is replaced by one of its sort. Absent: what the file says. */
  wanted: MediaKind | undefined;
  log: FastifyBaseLogger;
  /** The account whose upload it is. */
  owner: number;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** What the sender calls the file. */
  name: string;
}

/** What is stored of an upload, by its true type: pictures made anew, videos and documents as they are. Takes over the spooled file. */
export async function prepareUpload(spooled: Spooled, facts: Facts): Promise<Prepared> {
  try {
    facts.signal.throwIfAborted();
    const type = (await fileTypeFromFile(spooled.path).catch(() => undefined))?.mime ?? '';
    const kind = findMediaKind(type, facts.wanted);
    if (kind === undefined) throw refusedAs(facts);
    if (facts.wanted !== undefined && facts.wanted !== kind)
      throw invalid({ file: 'validation.sameSort' });
    if (kind === 'image' || kind === 'panorama') {
      const encode = kind === 'panorama' ? encodedPanorama : encodedPicture;
      const made = preparedPicture(
        kind,
        await inTurn(facts.owner, () => encode(spooled.path), facts.signal),
      );
      await rm(spooled.path, { force: true });
      return made;
    }
    if (kind === 'video') return await preparedVideo(spooled);
    return preparedFile(
      'file',
      `${randomUUID()}.${findDocumentEnding(type)}`,
      spooled,
      NOTHING_SEEN,
    );
  } catch (error) {
    await rm(spooled.path, { force: true });
    if (!(error instanceof BadPicture)) throw error;
    facts.log.info({ reason: error.message }, 'picture refused');
    if (error.why === 'shape')
      throw invalid({
        file: `validation.panorama|max=${PANORAMA_WIDTH}`,
      });
    if (error.why === 'work') throw invalid({ file: 'validation.pictureWork' });
    // Of an allowed type, but its own bytes do not say a picture.
    throw error.cause === undefined
      ? refusedAs({ ...facts, name: '' })
      : invalid({ file: 'validation.pictureBroken' });
  }
}

function findMediaKind(type: string, wanted: MediaKind | undefined): MediaKind | undefined {
  if (PICTURE_TYPES.includes(type)) return wanted === 'panorama' ? 'panorama' : 'image';
  // QuickTime and the like are made of the same boxes; what is in them decides.
  if (type.startsWith('video/') || type === 'audio/x-m4a') return 'video';
  return findDocumentEnding(type) ? 'file' : undefined;
}

/** The picture under names of its own. */
export function preparedPicture(
  kind: 'image' | 'panorama',
  { whole, smaller, placeholder }: EncodedPicture,
): Prepared {
  const stem = randomUUID();
  const named = [whole, ...smaller].map((each) => ({
    ...each,
    name: `${stem}-${each.width}.webp`,
  }));
  const variants = named.map(({ type, width, name }): Variant => ({ type, width, file: name }));
  const { width, height, bytes } = whole;
  return {
    stored: {
      kind,
      file: `${stem}-${width}.webp`,
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

async function preparedVideo(spooled: Spooled): Promise<Prepared> {
  const facts = await readMp4(spooled.path);
  if (!facts) throw invalid({ file: 'validation.videoFile' });
  return preparedFile('video', `${randomUUID()}.mp4`, spooled, { ...NOTHING_SEEN, ...facts });
}

const preparedFile = (
  kind: MediaKind,
  name: string,
  { path, size }: Spooled,
  seen: typeof NOTHING_SEEN | Pick<Stored, 'duration'>,
): Prepared => ({
  stored: { ...NOTHING_SEEN, ...seen, kind, file: name, type: findMediaType(name), size },
  files: [{ name, source: { path } }],
});

/** What is called a picture and has no picture's bytes is a broken one, for its sender: “JPEG is not taken” would be of no use. */
const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|gif)$/i;
const refusedAs = ({ name }: Pick<Facts, 'name'>) =>
  invalid({
    file: PICTURE_ENDING.test(name)
      ? 'validation.pictureBroken'
      : `validation.fileType|types=${ALLOWED}`,
  });

/** A full disk, or a full bucket, in the words of an answer; everything else as it is. */
export function asRefusal(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)
    ? new HttpError(CODE.failed, 507, { message: 'error.storageFull' })
    : error;
}
