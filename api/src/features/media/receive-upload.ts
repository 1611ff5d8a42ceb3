import { removeInvisible } from '@admissions/model/schema';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { HttpError, invalid, malformed } from '../../platform/http/http-error.ts';
import { MEDIA_LIMITS, PICTURE_TYPES } from './media-names.ts';
import { mediaFolder } from './media-store.ts';
import {
  type Prepared,
  prepareUpload,
  toStorageError,
  type UploadContext,
} from './prepare-upload.ts';
import { spool } from './spool.ts';

type UploadOptions = Omit<UploadContext, 'log' | 'name'>;

export interface Received extends Prepared {
  /** The uploaded file name. */
  name: string;
  /** Of the received bytes. */
  hash: string;
}

/** Receives and prepares the single file of a multipart request. */
export async function receiveUpload(
  request: FastifyRequest,
  { config, log }: Deps,
  options: UploadOptions,
): Promise<Received> {
  const findLimit = (type = '') => {
    if (PICTURE_TYPES.includes(type))
      return options.expectedKind === 'panorama' ? MEDIA_LIMITS.panorama : MEDIA_LIMITS.image;
    return type.startsWith('video/') ? MEDIA_LIMITS.video : MEDIA_LIMITS.file;
  };
  try {
    const part = await request.file();
    if (!part) throw invalid({ file: 'validation.required' });
    const spooled = await spool(part.file, mediaFolder(config), findLimit);
    const name = cleanName(part.filename ?? '');
    return {
      ...(await prepareUpload(spooled, { ...options, log, name })),
      name,
      hash: spooled.hash,
    };
  } catch (error) {
    const storageError = toStorageError(error);
    // Multipart parser errors (truncated form, no boundary) carry no status.
    throw storageError instanceof HttpError ||
      (error as { statusCode?: number }).statusCode ||
      (error as { code?: string }).code
      ? storageError
      : malformed({ body: 'request.multipart' });
  }
}

const cleanName = (name: string) =>
  [...removeInvisible(whole(name.split(/[\\/]/).pop() ?? ''))].slice(0, 120).join('').trim() ||
  'file';
// Replaces lone surrogates, which cannot be stored.
const whole = (text: string) => Buffer.from(text).toString();
