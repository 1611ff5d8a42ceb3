import fs from 'node:fs';
import path from 'node:path';

/** A file or folder of this package, from the sources as from the built program. */
export function packageFile(...names: string[]): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'package.json'))) return path.join(folder, ...names);
    if (folder === path.dirname(folder))
      throw new Error('The package folder of the API was not found');
  }
}
