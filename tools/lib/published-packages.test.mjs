import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from './published-packages.mjs';

const packages = publishedPackages().map(({ dir, ...rest }) => ({
  ...rest,
  manifest: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
}));

describe.each(packages)('the package $name', ({ version, manifest }) => {
  const { dependencies = {}, peerDependencies = {}, files, exports } = manifest;
  it('leaves what the shell shares to whoever installs it, in the range that the shell has: a second copy would have a state of its own', () => {
    expect(Object.keys(dependencies).filter((name) => name in SHARED_PACKAGES)).toEqual([]);
    for (const [name, range] of Object.entries(peerDependencies))
      if (name in SHARED_PACKAGES) expect(range, name).toBe(SHARED_PACKAGES[name].required);
  });
  it('can be packed: it says which files it has, and its entries lead to them', () => {
    expect(manifest.private).toBeUndefined();
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
