import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import { expect, it } from 'vitest';
import { loadShellAssets } from './shell-assets.ts';

const temp = openTempFolder();

it('finds the typeface of a document through its style sheets', async () => {
  const folder = temp.path;
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  for (const file of ['p.js', 'a.js']) await writeFile(join(folder, 'assets', file), '');
  const manifest = {
    'src/entry-public.tsx': {
      file: 'assets/p.js',
      css: ['assets/p.css'],
      assets: ['assets/sans.woff2', 'assets/og.jpg'],
    },
    'src/entry-admin.tsx': { file: 'assets/a.js' },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const assets = await loadShellAssets(folder);
  expect([assets.public.fonts, assets.admin.fonts]).toEqual([['/assets/sans.woff2'], []]);
});
