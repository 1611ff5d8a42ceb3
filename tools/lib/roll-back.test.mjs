import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../../shell/server/testing-release.ts';
import { describeAdoption, readAdoptions, waitForAdoption, writeAdoption } from './adoption.mjs';
import { readRegistry, switchTo } from './registry-file.mjs';
import { rollBack } from './roll-back.mjs';

let folder;
let folders;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roll-back-'));
  folders = { releasesDir: join(folder, 'releases'), registryFile: join(folder, 'registry.json') };
  for (const version of ['1.0.0', '1.1.0'])
    await switchTo(folders.registryFile, await writeRelease(folders.releasesDir, { version }), {
      reason: 'x',
    });
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const inForce = async () => (await readRegistry(folders.registryFile)).remotes.mf_public.current;

describe('a roll-back', () => {
  test('to a release that is whole puts it in force', async () => {
    const line = await rollBack({ ...folders, name: 'mf_public', reason: 'broken' });
    expect(line).toMatchObject({ from: '1.1.0', to: '1.0.0', sequence: 3 });
    expect(await inForce()).toBe('1.0.0');
  });
  test('goes back one version when two of them start at once', async () => {
    const release = await writeRelease(folders.releasesDir, { version: '1.2.0' });
    await switchTo(folders.registryFile, release, { reason: 'x' });
    const back = () => rollBack({ ...folders, name: 'mf_public' });
    const outcomes = await Promise.allSettled([back(), back()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(rollBack({ ...folders, name: 'mf_public', from: '1.2.0' })).rejects.toThrow(
      'mf_public 1.2.0 is no longer in force: nothing was changed.',
    );
    expect(await inForce()).toBe('1.1.0');
  });
  test('to a release whose files are gone is refused, and changes nothing', async () => {
    await rm(join(folders.releasesDir, 'mf_public/1.0.0'), { recursive: true });
    await expect(rollBack({ ...folders, name: 'mf_public' })).rejects.toThrow(
      'mf_public 1.0.0 cannot be put back in force: remoteEntry.js is missing',
    );
    expect(await inForce()).toBe('1.1.0');
  });
  test('to a release of which a byte was changed is refused, and changes nothing', async () => {
    await writeFile(join(folders.releasesDir, 'mf_public/1.0.0/remoteEntry.js'), 'changed');
    await expect(rollBack({ ...folders, name: 'mf_public' })).rejects.toThrow(
      'remoteEntry.js is not the file that was released',
    );
    expect(await inForce()).toBe('1.1.0');
  });
});

describe('the wait for the shells', () => {
  const say = (shell, sequence, version, more = {}) =>
    writeAdoption(folders.registryFile, {
      shell,
      at: new Date().toISOString(),
      sequence,
      remotes: { mf_public: { version } },
      ...more,
    });
  const wait = (within = 5000) =>
    waitForAdoption(folders.registryFile, {
      name: 'mf_public',
      version: '1.1.0',
      sequence: 2,
      within,
    });

  test('ends when the last of them has adopted the release, and names them', async () => {
    await say('one', 2, '1.1.0');
    await say('two', 1, '1.0.0');
    const outcome = wait();
    await new Promise((resolve) => setTimeout(resolve, 250));
    await say('two', 2, '1.1.0');
    expect(describeAdoption(await outcome, 'mf_public', '1.1.0')).toEqual({
      lines: ['mf_public 1.1.0 is served by one, two.'],
      isGood: true,
    });
  });
  test('says which shell refused it, and why', async () => {
    await say('one', 2, '1.1.0');
    const refused = { version: '1.1.0', reason: 'it throws' };
    await say('two', 2, '1.0.0', { remotes: { mf_public: { version: '1.0.0', refused } } });
    expect(describeAdoption(await wait(), 'mf_public', '1.1.0')).toEqual({
      lines: ['mf_public 1.1.0 is served by one.', 'two refused mf_public 1.1.0: it throws'],
      isGood: false,
    });
  });
  test('names a shell that says nothing in time', async () => {
    await say('one', 1, '1.0.0');
    const { lines, isGood } = describeAdoption(await wait(300), 'mf_public', '1.1.0');
    expect([lines, isGood]).toEqual([['one has not said yet whether it serves it.'], false]);
  });
  test('leaves out a shell of this machine whose process is gone, at once', async () => {
    const { pid } = spawnSync(process.execPath, ['--eval', '']);
    await say(`${hostname()}-${pid}`, 1, '1.0.0');
    await say(`${hostname()}-${process.pid}`, 2, '1.1.0');
    const { adopted, silent } = await wait();
    expect([adopted.map(({ shell }) => shell), silent]).toEqual([
      [`${hostname()}-${process.pid}`],
      [],
    ]);
  });
  test('leaves out a shell that has ended, and files that are none', async () => {
    await say('one', 1, '1.0.0', { at: new Date(Date.now() - 20_000).toISOString() });
    await mkdir(join(folder, 'adopted'), { recursive: true });
    await writeFile(join(folder, 'adopted/half.json'), '{"shell":');
    expect(await readAdoptions(folders.registryFile)).toEqual([]);
    expect(describeAdoption(await wait(), 'mf_public', '1.1.0').lines).toEqual([
      'No shell is running beside this registry: nobody serves it yet.',
    ]);
  });
});
