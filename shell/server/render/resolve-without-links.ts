import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Throws if anything below is neither a plain file nor a folder. */
export function resolveWithoutLinks(folder: string) {
  const path = realpathSync(folder);
  rejectLinks(path);
  return path;
}

// Node compares paths as text, but the kernel follows links: `<link>/../..` leaves the folder.
function rejectLinks(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) rejectLinks(path);
    else if (!entry.isFile())
      throw new Error(`${path} is a link, by which a remote could read other files. Remove it.`);
  }
}
