import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('compressFiles', () => {
  it('rejects without crashing the process when a copy cannot be written', async () => {
    await writeFile(join(folder, 'page.js'), 'export const text = 1;\n'.repeat(20_000));
    await mkdir(join(folder, 'page.js.br'));
    const program = `
    import { compressFiles } from ${JSON.stringify(join(import.meta.dirname, 'compress-files.mjs'))};
    await compressFiles(${JSON.stringify(folder)}, ['page.js']).catch(({ code }) => console.log(code));
    await new Promise((resolve) => setTimeout(resolve, 100));
    console.log('running');`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
    expect([stdout.toString(), status]).toEqual(['EISDIR\nrunning\n', 0]);
  });
});
