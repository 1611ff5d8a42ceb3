import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTempFolder } from '@admissions/tools/testing-node';
import { expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

const temp = openTempFolder();

// A rejection without a handler fails the run, as it would end a shell.
it('compressFiles rejects when a copy cannot be written', async () => {
  await writeFile(join(temp.path, 'page.js'), 'export const text = 1;\n'.repeat(20_000));
  await mkdir(join(temp.path, 'page.js.br'));
  await expect(compressFiles(temp.path, ['page.js'])).rejects.toThrow('EISDIR');
});
