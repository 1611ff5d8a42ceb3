import fs from 'node:fs';
import { dirname } from 'node:path';

/** Free megabytes for this user on the disk of a folder, which need not exist yet. */
export function findFreeMegabytes(folder) {
  let existing = folder;
  while (!fs.existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = fs.statfsSync(existing);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Throws when the disk of a folder has fewer free megabytes. */
export function requireDiskSpace(folder, megabytes, what, remedy = 'Make room.') {
  const free = findFreeMegabytes(folder);
  if (free < megabytes)
    throw new Error(
      `The disk of ${folder} is ${free === 0 ? 'full' : 'too small'}: ${free} MB are free, and ${megabytes} MB are needed for ${what}. ${remedy}`,
    );
}
