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

/** A JSON file of the demo content; undefined when there is none. */
export function readSeed(...names: string[]): unknown {
  const file = packageFile('seed', ...names);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
