import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Registry } from '@admissions/protocol/releases';
import { type ParsedRegistry, parseRegistry } from './parse-registry.ts';
import type { ChannelRequest } from './served-channels.ts';

/** What a shell needs for a start without the API. */
export interface RegistryCopy {
  /** As received, with the last good entries of unreadable remotes. */
  registry: Registry;
  /** Keys of releases that have run here. */
  proved: readonly string[];
  rollbacks: readonly ChannelRequest[];
}
interface CopyFile {
  file: string;
  /** Whoever may only write the data folder must not decide what runs. */
  secret: string;
}

/** Null if missing, damaged or changed by others. */
export async function loadRegistryCopy({
  file,
  secret,
}: CopyFile): Promise<(ParsedRegistry & RegistryCopy) | null> {
  try {
    const { hmac, proved, rollbacks, ...registry } = JSON.parse(await readFile(file, 'utf8'));
    if (hmac !== calculateHmac({ registry, proved, rollbacks }, secret)) return null;
    return { ...parseRegistry(registry), proved, rollbacks };
  } catch {
    return null;
  }
}

/** Readers never see a partial file. */
export async function saveRegistryCopy(
  { file, secret }: CopyFile,
  { registry, ...more }: RegistryCopy,
) {
  const hmac = calculateHmac({ registry, ...more }, secret);
  const partial = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(partial, JSON.stringify({ ...registry, ...more, hmac }));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

const calculateHmac = ({ registry, proved, rollbacks }: RegistryCopy, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['registry copy', registry, proved, rollbacks]))
    .digest('base64');
