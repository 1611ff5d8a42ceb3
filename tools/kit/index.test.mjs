import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/workspace.mjs';
import { openTempFolder } from '../testing/node.ts';
import { sharedWithShell } from './index.mjs';

const temp = openTempFolder();

it('shares the installed packages with the shell and leaves out others', () => {
  const modules = join(temp.path, 'node_modules');
  const ui = join(modules, '@admissions/ui');
  mkdirSync(ui, { recursive: true });
  writeFileSync(join(ui, 'package.json'), '{"exports":{".":{"default":"./index.js"}}}');
  writeFileSync(join(ui, 'index.js'), '');
  symlinkSync(join(ROOT, 'node_modules/react'), join(modules, 'react'));
  expect(Object.keys(sharedWithShell(temp.path))).toEqual([
    'react',
    'react/jsx-runtime',
    '@admissions/ui',
  ]);
});
