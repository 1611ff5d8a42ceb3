import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from './published-packages.mjs';

const packages = publishedPackages().map(({ dir, ...rest }) => ({
  ...rest,
  manifest: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
}));

describe.each(packages)('package $name', ({ version, manifest }) => {
  const { dependencies = {}, peerDependencies = {}, files, exports } = manifest;
  it('lists what the shell shares as peers in the shell’s range, to avoid second copies', () => {
    expect(Object.keys(dependencies).filter((name) => name in SHARED_PACKAGES)).toEqual([]);
    for (const [name, range] of Object.entries(peerDependencies))
      if (name in SHARED_PACKAGES) expect(range, name).toBe(SHARED_PACKAGES[name].required);
  });
  it('can be packed: its file list covers its entry points', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const entry of Object.values(exports))
      for (const [condition, path] of Object.entries(entry))
        if (condition !== 'source')
          expect(
            files.some((folder) => path.startsWith(`./${folder}`)),
            path,
          ).toBe(true);
  });
});
