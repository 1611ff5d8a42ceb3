import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '../../node_modules');

it.each(Object.entries(SHARED_PACKAGES))(
  'a shared package %s is installed as remotes are built for',
  (name, { required }) => {
    const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const { version } = JSON.parse(readFileSync(join(modules, folder, 'package.json'), 'utf8'));
    expect(`^${version.split('.')[0]}.0.0`).toBe(required);
  },
);
