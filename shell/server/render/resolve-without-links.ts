import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if anything below is neither a plain file nor a folder.
 * Node compares paths as text, but the kernel follows links: `<link>/../..` leaves the folder.
 */
export function resolveWithoutLinks(folder: string) {
  const path = realpathSync(folder);
  refuseLinks(path);
  return path;
}

// Not `recursive: true`: Node 24 follows links with it.
function refuseLinks(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) refuseLinks(path);
    else if (!entry.isFile())
      throw new Error(`${path} is a link, by which a remote could read other files. Remove it.`);
  }
}
