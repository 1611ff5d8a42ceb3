import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillOnce } from '../../fixtures/fill-once.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what journeys, engines and containers begin with is whole, also when two of them prepare it at the same time', async () => {
  const parentFolder = mkdtempSync(join(tmpdir(), 'admissions-once-'));
  const folder = join(parentFolder, 'prepared');
  const fills: string[] = [];
  // Whatever became of the lock, the second begins and ends while the first is half done.
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

    // One whom nobody gives the lock back any more is not waited for.
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
