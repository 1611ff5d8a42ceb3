import { randomUUID } from 'node:crypto';
import type { Locale } from '@admissions/contracts';
import { CODE } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/messages';
import { invalid, Refused } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import { atMost } from '../auth/at-most.ts';
import { ALLOWED, sortOf } from './allowed-types.ts';
import { BadPicture, encodedPicture } from './encode-picture.ts';
import { mediaFolder, removeFiles, writeFiles } from './media-folder.ts';
import type { MediaRow, Variant } from './media-tables.ts';
import { media } from './media-tables.ts';

export interface Upload {
  bytes: Uint8Array;
  /** What the sender calls it; kept for the library, never part of an address. */
  name: string;
  by: SignedIn;
  locale: Locale;
}
type Stored = Pick<MediaRow, 'file' | 'type' | 'width' | 'height' | 'placeholder' | 'size' | 'variants'>;
interface File {
  name: string;
  bytes: Uint8Array;
}

// A decoded picture takes up to 160 MB, so one at a time.
const turn = atMost(1, 20);

/** The only way in for files: true type, decoded within limits, made anew, under a random name. */
export async function ingest({ db, config, log }: Deps, { bytes, name, by, locale }: Upload): Promise<MediaRow> {
  const sort = await sortOf(bytes);
  if (sort === null) throw refused(locale);
  const { stored, files } = await turn(() => (sort === 'picture' ? pictureFiles(bytes) : documentFile(bytes))).catch((error: unknown) => {
    if (!(error instanceof BadPicture)) throw error;
    log.info({ reason: error.message }, 'picture refused');
    throw refused(locale);
  });
  const folder = mediaFolder(config);
  await writeFiles(folder, files).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? new Refused(CODE.failed, 507, { message: 'error.server' }) : error;
  });
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(media)
        .values({ ...stored, name: nameOf(name), createdBy: by.id, createdAt: new Date().toISOString() })
        .returning();
      await recordAudit(tx, { account: by, action: 'upload', area: 'media', target: `media/${row?.id}`, details: { type: stored.type, size: stored.size } });
      return row as MediaRow;
    });
  } catch (error) {
    await removeFiles(
      folder,
      files.map((file) => file.name),
    );
    throw error;
  }
}

async function pictureFiles(bytes: Uint8Array): Promise<{ stored: Stored; files: File[] }> {
  const { whole, smaller, placeholder } = await encodedPicture(bytes);
  const stem = randomUUID();
  const named = [whole, ...smaller].map((each) => ({ ...each, name: `${stem}-${each.width}.webp` }));
  const variants = named.map(({ type, width, name }): Variant => ({ type, width, file: name }));
  const file = named[0]?.name as string;
  return { stored: { file, type: whole.type, width: whole.width, height: whole.height, placeholder, size: whole.bytes.length, variants }, files: named };
}

async function documentFile(bytes: Uint8Array): Promise<{ stored: Stored; files: File[] }> {
  const file = `${randomUUID()}.pdf`;
  return { stored: { file, type: 'application/pdf', width: 0, height: 0, placeholder: '', size: bytes.length, variants: [] }, files: [{ name: file, bytes }] };
}

const refused = (locale: Locale) => invalid({ file: [messageOf(locale, 'validation.fileType', { types: ALLOWED })] });

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name comes from another computer and may hold anything
const nameOf = (name: string) => [...whole(name.split(/[\\/]/).pop() ?? '').replace(/[\u0000-\u001f\u007f]/g, '')].slice(0, 120).join('') || 'file';
// Half of a surrogate pair cannot be stored.
const whole = (text: string) => Buffer.from(text).toString();
