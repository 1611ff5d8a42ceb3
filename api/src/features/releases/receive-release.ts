import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '@admissions/model';
import { type Release, releaseSchema } from '@admissions/protocol/releases';
import { BadArchive, packRelease, unpackRelease } from '@admissions/releases';
import { invalid, refused } from '../../platform/http/http-error.ts';
import { releaseText } from './release-texts.ts';

export interface ReceivedRelease {
  /** Folder of the unpacked release. */
  folder: string;
  release: Release;
  /** release.json as sent. */
  description: Buffer;
}

/** Unpacks an archive for the duration of `work`. Throws a 422 with the fault at its field. */
export async function withReceivedRelease<T>(
  sent: AsyncIterable<Uint8Array>,
  { dataDir, locale }: { dataDir: string; locale: Locale },
  handle: (received: ReceivedRelease) => Promise<T>,
) {
  const workFolder = path.join(dataDir, 'release-uploads', randomUUID());
  const folder = path.join(workFolder, 'release');
  await mkdir(folder, { recursive: true });
  try {
    // Makes Node treat its scripts as modules.
    await writeFile(path.join(workFolder, 'package.json'), '{ "type": "module" }\n');
    const names = await unpackRelease(sent, folder).catch((error: unknown) => {
      throw error instanceof BadArchive ? refuseArchive(error, locale) : error;
    });
    return await handle({ folder, ...(await readDescription(folder, names, locale)) });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Differs between archives of the same version. */
export const buildArchiveName = ({ release, description }: ReceivedRelease) =>
  `${release.manifest.name}-${release.manifest.version}-${createHash('sha256').update(description).digest('hex').slice(0, 16)}.tar.gz`;

/** Packs only the files of the release, next to its folder. */
export async function repackRelease({ folder, release }: ReceivedRelease) {
  const file = `${folder}.tar.gz`;
  await pipeline(packRelease(folder, Object.keys(release.files)), createWriteStream(file));
  return { path: file, size: (await stat(file)).size };
}

async function readDescription(folder: string, names: readonly string[], locale: Locale) {
  const refuse = (reason: string) =>
    invalid({ release: [releaseText(locale, 'description', { reason })] });
  if (!names.includes('release.json')) throw refuse('there is none');
  const description = await readFile(path.join(folder, 'release.json'));
  const checked = releaseSchema.safeParse(parseJson(description.toString('utf8')));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw refuse(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
  }
  const release = checked.data;
  const extra = names.filter((name) => name !== 'release.json' && !(name in release.files));
  if (extra.length > 0)
    throw invalid({ archive: extra.map((file) => releaseText(locale, 'extra', { file })) });
  return { release, description };
}

function refuseArchive({ message, isTooLarge }: BadArchive, locale: Locale) {
  const errors = { archive: [releaseText(locale, 'archive', { reason: message })] };
  return isTooLarge ? refused(413, 'error.tooLarge', { errors }) : invalid(errors);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
