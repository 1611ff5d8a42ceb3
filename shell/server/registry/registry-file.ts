import { readFile } from 'node:fs/promises';
import type { Registry } from '@admissions/contracts';
import { registrySchema } from '@admissions/contracts/schema';

/** registry.json, checked; an absent file is an empty registry. Throws a sentence on a file that is not one. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { remotes: {} };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
  const checked = registrySchema.safeParse(json);
  if (checked.success) return checked.data as Registry;
  const issue = checked.error.issues[0];
  throw new Error(`${file} is not a registry: ${issue?.path.join('.')} ${issue?.message}`);
}
