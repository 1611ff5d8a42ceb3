import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const patches = readdirSync(join(root, 'docs/how-to')).filter((name) => name.endsWith('.patch'));

/** Files that a patch creates or changes, each with the relative imports that it adds. */
const listImports = (patch) =>
  patch
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => ({
      file: /^\+\+\+ b\/(\S+)/m.exec(part)?.[1] ?? '',
      imports: [...part.matchAll(/^\+.*? from '(\.[^']+)'/gm)].map(([, path]) => path),
    }));

describe.each(patches)('docs/how-to/%s', (name) => {
  it('applies to this tree', () => {
    const check = () =>
      execFileSync('git', ['apply', '--check', `docs/how-to/${name}`], {
        cwd: root,
        stdio: 'pipe',
      });
    expect(check).not.toThrow();
  });
  it('imports files that exist', () => {
    const files = listImports(readFileSync(join(root, 'docs/how-to', name), 'utf8'));
    const created = files.map(({ file }) => file);
    const missing = files.flatMap(({ file, imports }) =>
      imports
        .map((path) => join(dirname(file), path))
        .filter((path) => !created.includes(path) && !existsSync(join(root, path))),
    );
    expect(missing).toEqual([]);
  });
});
