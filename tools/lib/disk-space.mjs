import fs from 'node:fs';
import { dirname } from 'node:path';

/** Megabytes that are free for this user on the disk of a folder, which need not exist yet. */
export function findFreeMegabytes(folder) {
  let place = folder;
  while (!fs.existsSync(place)) place = dirname(place);
  const { bavail, bsize } = fs.statfsSync(place);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Throws a sentence when the disk of a folder has less room than this many megabytes. */
export function requireDiskSpace(folder, megabytes, what, remedy = 'Make room.') {
  const free = findFreeMegabytes(folder);
  if (free < megabytes)
    throw new Error(
      `The disk of ${folder} is ${free === 0 ? 'full' : 'too small'}: ${free} MB are free, and ${megabytes} MB are needed for ${what}. ${remedy}`,
    );
}
