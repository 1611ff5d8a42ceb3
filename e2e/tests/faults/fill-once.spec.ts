import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillOnce } from '../../fixtures/fill-once.ts';
import { expect, test } from '../../fixtures/test.ts';

test('fillOnce fills a folder completely, also when called twice at the same time', async () => {
  const parentFolder = mkdtempSync(join(tmpdir(), 'admissions-once-'));
  const folder = join(parentFolder, 'prepared');
  const fills: string[] = [];
  // The second filler runs while the first is half done, whatever the lock does.
  const fill = (between: () => Promise<void>) => async (partFolder: string) => {
    fills.push(partFolder);
    mkdirSync(partFolder, { recursive: true });
    writeFileSync(join(partFolder, 'database'), '');
    await between();
    writeFileSync(join(partFolder, 'releases'), '');
  };
  try {
    await fillOnce(
      folder,
      fill(async () => {
        rmSync(`${folder}.lock`);
        await fillOnce(
          folder,
          fill(async () => {}),
        );
      }),
    );
    expect(new Set(fills).size).toBe(2);
    expect(readdirSync(folder)).toEqual(['database', 'releases']);
    expect(readdirSync(parentFolder)).toEqual(['prepared']);
    await fillOnce(folder, () => Promise.reject(new Error('filled already')));

    // A lock of a dead process is ignored.
    rmSync(folder, { recursive: true });
    writeFileSync(`${folder}.lock`, '4194305 0');
    await fillOnce(
      folder,
      fill(async () => {}),
    );
    expect(existsSync(`${folder}.lock`)).toBe(false);
  } finally {
    rmSync(parentFolder, { recursive: true, force: true });
  }
});
