import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if anything below is neither a plain file nor a folder.
 * Node compares paths as text, but the kernel follows links: `<link>/../..` leaves the folder.
 */
export function resolveWithoutLinks(folder: string) {
  const path = realpathSync(folder);
  const link = readdirSync(path, { recursive: true, withFileTypes: true }).find(
    (entry) => !entry.isDirectory() && !entry.isFile(),
  );
  if (link)
    throw new Error(
      `${join(link.parentPath, link.name)} is a link, by which a remote could read other files. Remove it.`,
    );
  return path;
}
