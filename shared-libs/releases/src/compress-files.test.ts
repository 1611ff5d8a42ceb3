import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('compressFiles', () => {
  // A rejection without a handler fails the run, as it would end a shell.
  it('rejects when a copy cannot be written', async () => {
    await writeFile(join(folder, 'page.js'), 'export const text = 1;\n'.repeat(20_000));
    await mkdir(join(folder, 'page.js.br'));
    await expect(compressFiles(folder, ['page.js'])).rejects.toThrow('EISDIR');
  });
});
