import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const patches = readdirSync(join(root, 'docs/how-to')).filter((name) => name.endsWith('.patch'));

it.each(patches)('docs/how-to/%s applies to this tree', (name) => {
  const check = () =>
    execFileSync('git', ['apply', '--check', `docs/how-to/${name}`], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
});
