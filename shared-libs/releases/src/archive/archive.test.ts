import { execFileSync } from 'node:child_process';
import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openTempFolder } from '@admissions/tools/testing-node';
import { beforeEach, describe, expect, test } from 'vitest';
import { packRelease } from './pack-release.ts';
import { unpackRelease } from './unpack-release.ts';

const temp = openTempFolder();
let work: string;
let release: string;
let target: string;
// As Rolldown names the chunk of a shared package.
const LONG_FILE = `assets/_virtual_mf___mfe_internal__${'mf_admin_accounts__'.repeat(5)}-CtYcCByK.js`;
const LONG = `assets/${'a-long-folder/'.repeat(7)}page-of-a-long-name.js`;
beforeEach(async () => {
  work = temp.path;
  release = join(work, 'release');
  target = join(work, 'target');
  await mkdir(join(release, 'assets'), { recursive: true });
  await writeFile(join(release, 'release.json'), '{"of":"a release"}');
  await writeFile(join(release, 'remoteEntry.js'), 'export const entry = 1;\n'.repeat(9999));
  await mkdir(dirname(join(release, LONG)), { recursive: true });
  await writeFile(join(release, LONG), '');
  await writeFile(join(release, LONG_FILE), 'export const share = 1;\n');
});
const BOTH = ['release.json', 'remoteEntry.js'];

const pack = () => buffer(packRelease(release, ['remoteEntry.js', LONG, LONG_FILE]));
const unpack = (bytes: Buffer, limits = {}) =>
  unpackRelease(Readable.from([bytes]), target, limits);
const tar = (...args: string[]) => execFileSync('tar', ['-C', release, '-czf', '-', ...args]);

describe('archive of a release', () => {
  test('restores the same files, and is reproducible', async () => {
    const names = await unpack(await pack());
    expect(names.toSorted()).toEqual(
      [LONG, LONG_FILE, 'release.json', 'remoteEntry.js'].toSorted(),
    );
    for (const name of names)
      expect((await readFile(join(target, name))).equals(await readFile(join(release, name)))).toBe(
        true,
      );
    expect((await pack()).equals(await pack())).toBe(true);
  });
  test('is readable in chunks of any size', async () => {
    const bytes = await pack();
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
      bytes.subarray(7 * at, 7 * at + 7),
    );
    expect(await unpackRelease(Readable.from(pieces), target)).toHaveLength(4);
  });
  test('may come from tar itself, with folders', async () => {
    const short = ['--format=ustar', `--exclude=./${LONG_FILE}`, '.'];
    expect(await unpack(tar(...short))).toHaveLength(3);
  });
  test('is readable by tar itself, with names', async () => {
    const file = join(work, 'release.tar.gz');
    await writeFile(file, await pack());
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names.toSorted()).toEqual(
      [LONG, LONG_FILE, 'release.json', 'remoteEntry.js'].toSorted(),
    );
  });
});

describe('archive is refused', () => {
  test.each([
    ['that is no gzip', () => Buffer.from('hello'), 'it is not a whole gzip'],
    ['that is no tar', () => gzipSync(Buffer.alloc(2048, 'x')), 'it is not a tar archive'],
    ['that is truncated', async () => (await pack()).subarray(0, -20), 'it is not a whole gzip'],
    [
      'with a truncated tar',
      async () => gzipSync(gunzipSync(await pack()).subarray(0, 4000)),
      'it ends in the middle',
    ],
    [
      'with data after its end',
      async () => gzipSync(Buffer.concat([gunzipSync(await pack()), Buffer.from('more')])),
      'it has data after its end',
    ],
    [
      'with a name above its folder',
      () => tar('--format=ustar', '--transform=s,^release,../../release,', 'release.json'),
      '"../../release.json" is not a name',
    ],
    [
      'with an absolute name',
      () => tar('--format=ustar', '-P', '--transform=s,^,/etc/,', 'release.json'),
      '"/etc/release.json" is not a name',
    ],
    [
      'with a file twice',
      () => tar('--format=ustar', 'release.json', 'release.json', '--hard-dereference'),
      'release.json is in it twice',
    ],
    [
      'with a file and a folder of the same name',
      () => tar('--format=ustar', '--transform=s,^remote.*,release.json/part.js,', ...BOTH),
      'release.json is a file and a folder',
    ],
    [
      'with a folder and a file of the same name',
      () => tar('--format=ustar', '--transform=s,^release.*,remoteEntry.js/part.js,', ...BOTH),
      'remoteEntry.js is a file and a folder',
    ],
    [
      'with a file and a folder that differ only in case',
      () => tar('--format=ustar', '--transform=s,^remote.*,Release.json/part.js,', ...BOTH),
      'release.json is a file and a folder',
    ],
    [
      'with a name of its own folder in it',
      () => tar('--format=ustar', '--transform=s,^,assets/./,', 'release.json'),
      '"assets/./release.json" is not a name',
    ],
    [
      'with a symbolic link',
      async () => {
        await symlink('/etc/passwd', join(release, 'link'));
        return tar('--format=ustar', 'link');
      },
      'is no plain file',
    ],
    [
      'with a pax header name outside its folder',
      async () => {
        const folder = '../'.repeat(40);
        const bytes = gunzipSync(await pack());
        const record = bytes.indexOf(' path=assets');
        bytes.write(folder, record + ' path='.length);
        return gzipSync(bytes);
      },
      'is not a name',
    ],
    [
      'with a pax header that has more than a name',
      () => tar('--format=pax', '--pax-option=comment:=more', 'release.json'),
      'it is not a tar archive (make it with tar --format=ustar)',
    ],
    [
      'with a hard link',
      async () => {
        await link(join(release, 'release.json'), join(release, 'z-link'));
        return tar('--format=ustar', 'release.json', 'z-link');
      },
      'is no plain file',
    ],
  ])('%s', async (_what, make, sentence) => {
    await expect(unpack(await make())).rejects.toThrow(sentence);
  });
  test.each([
    ['that is large', { packed: 100 }, 'it is larger than 100 bytes'],
    ['that becomes large', { unpacked: 10_000 }, 'unpacked it is larger than 10000 bytes'],
    ['with a large file', { file: 1000 }, 'remoteEntry.js is larger than 1000 bytes'],
    ['with many files', { files: 2 }, 'it holds more than 2 files'],
    ['with a long name', { name: 50 }, 'is not a name that a file of a release has'],
  ])('%s', async (_what, limits, sentence) => {
    await expect(unpack(await pack(), limits)).rejects.toThrow(sentence);
  });
});
