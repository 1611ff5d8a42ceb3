import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { describe, expect, it } from 'vitest';
import { protectFolder } from './protect-folder.ts';

const parent = temporaryFolder();
const modeOf = (folder: string) => (fs.statSync(folder).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('protectFolder', () => {
  it('creates a folder that only its owner can enter', () => {
    const folder = path.join(parent, 'new');
    expect(protectFolder(folder)).toBeNull();
    expect(modeOf(folder)).toBe('700');
  });

  it('closes a folder that others could enter, and reports it once', () => {
    const folder = path.join(parent, 'open');
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o755);
    expect(protectFolder(folder)).toMatch(/was open to other accounts .*\(mode 755\); now only/);
    expect([modeOf(folder), protectFolder(folder)]).toEqual(['700', null]);
  });

  it('leaves a shared folder such as /tmp as it is, and reports what to do', () => {
    const folder = path.join(parent, 'shared');
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o1777);
    expect(protectFolder(folder)).toMatch(/IS OPEN TO OTHER ACCOUNTS .* Run chmod 700/);
    expect(modeOf(folder)).toBe('777');
  });
});
