import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** CSS Modules with class names stable across browser build, server build and development. */
export const cssModules = () => ({
  modules: {
    generateScopedName(name, file) {
      const path = resolve(file.split('?')[0]);
      const folder = findPackageFolder(dirname(path));
      const source = `${basename(folder)}/${relative(folder, path)}`;
      return `${name}-${createHash('sha256').update(`${source}/${name}`).digest('base64url').slice(0, 6)}`;
    },
  },
});

const findPackageFolder = (folder) =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : findPackageFolder(dirname(folder));
