import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';

/** CSS Modules with the same class names in the browser's and the server's build, whatever order the files are read in. */
export const cssModulesOf = (dir, owner) => ({
  modules: {
    generateScopedName(name, file) {
      const path = file.split('?')[0];
      const source = isAbsolute(path) ? relative(dir, path) : path;
      return `${name}-${createHash('sha256').update(`${owner}/${source}/${name}`).digest('base64url').slice(0, 6)}`;
    },
  },
});
