import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mountSmallDisk } from '@admissions/tools/small-disk';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createTemplate } from '../../platform/db/embedded/template-folder.ts';

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'new-disk-full-'));
const isMounted = mountSmallDisk(disk, 20);

afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});
const make = (folder: string) =>
  createTemplate(folder, new URL('make-template.js', inject('programs')));

describe('new database disk full', () => {
  it.runIf(isMounted)(
    'reports a full disk of 20 MB and leaves no incomplete database',
    async () => {
      const folder = path.join(disk, 'pg.new');
      await expect(make(folder)).rejects.toThrow(
        /could not be created in \S+pg\.new: the disk is full \(\d+ MB were left\)\. Make room/,
      );
      expect(fs.existsSync(folder)).toBe(false);
    },
  );

  it('reports the reason of other failures, not the Node version', async () => {
    const file = path.join(os.tmpdir(), `a-file-${process.pid}`);
    fs.writeFileSync(file, '');
    try {
      await expect(make(path.join(file, 'pg.new'))).rejects.toThrow(
        /could not be created in \S+: .*(ENOTDIR|not a directory)/,
      );
    } finally {
      fs.rmSync(file, { force: true });
    }
  });
});
