import type { Locale, MediaKind } from '@admissions/contracts';
import { CODE } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import type { FastifyRequest } from 'fastify';
import { invalid, malformed, Refused } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { mediaFolder } from './media-folder.ts';
import { MEGABYTE, mediaLimitsOf, PICTURE_TYPES } from './media-limits.ts';
import type { Prepared } from './prepare-upload.ts';
import { asRefusal, prepareUpload } from './prepare-upload.ts';
import { spool, TooLarge } from './spool.ts';

interface Wish {
  /** What the file is to be; absent: what it says itself. */
  wanted: MediaKind | undefined;
  locale: Locale;
}

/** The one file of a multipart request, prepared for the store; `name` is what the sender calls it. */
export async function receiveUpload(request: FastifyRequest, { config, log }: Pick<Deps, 'config' | 'log'>, wish: Wish): Promise<Prepared & { name: string }> {
  const limits = mediaLimitsOf(config);
  const limitOf = (type = '') => {
    if (PICTURE_TYPES.includes(type)) return wish.wanted === 'panorama' ? limits.panorama : limits.image;
    return type.startsWith('video/') ? limits.video : limits.file;
  };
  try {
    const part = await request.file();
    if (!part) throw invalid({ file: [messageOf(wish.locale, 'validation.required')] });
    const spooled = await spool(part.file, mediaFolder(config), limitOf);
    return { ...(await prepareUpload(spooled, { ...wish, log })), name: nameOf(part.filename ?? '') };
  } catch (error) {
    if (error instanceof TooLarge) throw tooLarge(error, wish.locale);
    const refusal = asRefusal(error);
    // The parser's own errors (a form that breaks off, no boundaries) carry no status.
    throw refusal instanceof Refused || (error as { statusCode?: number }).statusCode || (error as { code?: string }).code ? refusal : malformed();
  }
}

function tooLarge({ limit }: TooLarge, locale: Locale): Refused {
  const errors = { file: [messageOf(locale, 'validation.fileSize', { max: `${limit / MEGABYTE} MB` })] };
  return new Refused(CODE.failed, 413, { message: 'error.tooLarge', errors });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name comes from another computer and may hold anything
const nameOf = (name: string) => [...whole(name.split(/[\\/]/).pop() ?? '').replace(/[\u0000-\u001f\u007f]/g, '')].slice(0, 120).join('') || 'file';
// Half of a surrogate pair cannot be stored.
const whole = (text: string) => Buffer.from(text).toString();
