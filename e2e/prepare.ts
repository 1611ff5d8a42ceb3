import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { prepareData } from './fixtures/product.ts';

/**
 * Before the journeys: one start that builds, releases, migrates and seeds, for all of them. Whoever runs Playwright several times names a folder
 * (`JOURNEY_DATA`), which is filled the first time and taken the next.
 */
export default async function prepare(): Promise<() => void> {
  const given = process.env.JOURNEY_DATA;
  if (given) {
    await prepareOnce(given);
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
  await prepareData(folder);
  process.env.JOURNEY_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Fills the folder, at once and whole; of several that begin at the same moment one does, and the others wait for it. */
async function prepareOnce(folder: string): Promise<void> {
  const lock = `${folder}.lock`;
  while (!isFilled(folder)) {
    if (!takeLock(lock)) {
      await setTimeout(500);
      continue;
    }
    const own = `${folder}.part`;
    try {
      rmSync(own, { recursive: true, force: true });
      await prepareData(own);
      renameSync(own, folder);
    } finally {
      rmSync(lock);
    }
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isLeft(lock)) rmSync(lock, { force: true });
    return false;
  }
}
/** Whether who took it has ended without giving it back. */
function isLeft(lock: string): boolean {
  try {
    // One that is just being written names nobody yet.
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
