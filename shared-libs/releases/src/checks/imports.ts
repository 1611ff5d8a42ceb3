import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { type Release, SHARED_PACKAGES } from '@admissions/protocol/releases';
import { parse } from 'es-module-lexer/js';

/** Unresolvable imports, as messages; `codes` maps files to the source of a release's scripts. */
export function findBrokenImports(
  { files, base }: Pick<Release, 'files' | 'base'>,
  codes: ReadonlyMap<string, string>,
) {
  return [...codes].flatMap(([file, code]) => {
    const isServer = file.startsWith('server/');
    const isProvided = (name: string) => isServer && (isBuiltin(name) || name in SHARED_PACKAGES);
    try {
      return listImports(code)
        .filter((name) => !isProvided(name) && !(toFile(name, file, base) in files))
        .map((name) => `${file} imports ${name}, which is not in the release`);
    } catch (error) {
      return [`${file} is not a module: ${(error as Error).message}`];
    }
  });
}

// Dynamic names are only known at run time.
const listImports = (code: string) => [
  ...new Set(parse(code)[0].flatMap(({ n: name }) => (name === undefined ? [] : [name]))),
];

/** The file of the release that an import refers to; empty for a package. */
function toFile(name: string, from: string, base: string) {
  const [path = ''] = name.split(/[?#]/, 1);
  if (path.startsWith(base)) return path.slice(base.length);
  return /^\.{1,2}\//.test(path) ? posix.join(posix.dirname(from), path) : '';
}
