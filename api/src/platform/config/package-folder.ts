import fs from 'node:fs';
import path from 'node:path';

/** Works from the sources as well as from the build. */
export function packageFile(...names: string[]) {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'package.json'))) return path.join(folder, ...names);
    if (folder === path.dirname(folder))
      throw new Error('Cannot find the package folder of the API');
  }
}
