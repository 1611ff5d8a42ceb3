import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../../shell/server/testing-release.ts';
import { describeAdoption, waitForAdoption, writeAdoption } from './adoption.mjs';
import { parseCanary } from './canary-options.mjs';
import {
  addRelease,
  createChangeChannel,
  endCanary,
  promoteCanary,
  startCanary,
} from './channels.mjs';
import { pruneRegistry, readRegistry, switchBack, switchTo } from './registry-file.mjs';

let folder;
let file;
let folders;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'channels-'));
  file = join(folder, 'registry.json');
  folders = { registryFile: file, releasesDir: join(folder, 'releases') };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (version) => writeRelease(folders.releasesDir, { version });
const why = { reason: 'open day', by: 'ann@desk' };
const readEntry = async () => (await readRegistry(file)).remotes.mf_public;
const readLastLine = async () =>
  JSON.parse(
    (await readFile(join(folder, 'registry-log.jsonl'), 'utf8')).trim().split('\n').at(-1),
  );
async function openWithCanary(options = { percent: 10 }) {
  await switchTo(file, await build('1.0.0'), why);
  return startCanary(file, await build('1.1.0'), { ...options, ...why });
}

describe('a canary', () => {
  test('stands beside the release in force with its share, and the log says so', async () => {
    await openWithCanary({ percent: 10, promoteAfter: 30 });
    const { current, canary, releases } = await readEntry();
    expect([current, Object.keys(releases)]).toEqual(['1.0.0', ['1.0.0', '1.1.0']]);
    expect(canary).toMatchObject({
      version: '1.1.0',
      percent: 10,
      by: 'ann@desk',
      promoteAfter: 30,
    });
    expect(await readLastLine()).toMatchObject({
      channel: 'canary',
      from: null,
      to: '1.1.0',
      percent: 10,
      by: 'ann@desk',
    });
  });
  test('cannot be the first release of a remote, nor the one in force', async () => {
    const first = await build('1.0.0');
    await expect(startCanary(file, first, { percent: 10, ...why })).rejects.toThrow(
      'mf_public has no release yet: the first one is for everybody.',
    );
    await switchTo(file, first, why);
    await expect(startCanary(file, first, { percent: 10, ...why })).rejects.toThrow(
      'mf_public 1.0.0 is in force for everybody.',
    );
  });
  test('ends, and stays known to the tabs that have it', async () => {
    await openWithCanary();
    expect(await endCanary(file, 'mf_public', why)).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    const { canary, releases } = await readEntry();
    expect([canary, Object.keys(releases)]).toEqual([undefined, ['1.0.0', '1.1.0']]);
    await expect(endCanary(file, 'mf_public', why)).rejects.toThrow('mf_public has no canary.');
  });
  test('is promoted: current, on trial against the one before', async () => {
    await openWithCanary();
    await promoteCanary(file, 'mf_public', why);
    const { current, previous, canary, trial } = await readEntry();
    expect([current, previous, canary]).toEqual(['1.1.0', ['1.0.0'], undefined]);
    expect(trial).toEqual({ against: '1.0.0', since: expect.any(String) });
  });
  test('outlives another release for everybody, and is none when it is itself released', async () => {
    await openWithCanary();
    await switchTo(file, await build('1.0.1'), why);
    expect((await readEntry()).canary.version).toBe('1.1.0');
    await switchTo(file, (await readEntry()).releases['1.1.0'], why);
    expect((await readEntry()).canary).toBeUndefined();
  });
  test('is never forgotten while it stands', async () => {
    await openWithCanary();
    await pruneRegistry(file, () => false);
    expect(Object.keys((await readEntry()).releases)).toEqual(['1.0.0', '1.1.0']);
  });
  test('is asked for with a share and a time that are ones', () => {
    expect(parseCanary('10', '2h')).toEqual({ percent: 10, promoteAfter: 120 });
    expect(parseCanary(undefined, undefined)).toBeUndefined();
    expect(() => parseCanary('0')).toThrow('--canary must be a share from 1 to 100, not "0".');
    expect(() => parseCanary('10', 'soon')).toThrow('such as 30m or 2h, not "soon"');
    expect(() => parseCanary(undefined, '2h')).toThrow('--promote-after belongs to --canary.');
  });
});

describe('a new release', () => {
  test('is on trial against the one before; the first one, one put back and one released again are not', async () => {
    const first = await build('1.0.0');
    await switchTo(file, first, why);
    expect((await readEntry()).trial).toBeUndefined();
    const second = await build('1.1.0');
    await switchTo(file, second, why);
    const { trial } = await readEntry();
    expect(trial.against).toBe('1.0.0');
    await switchTo(file, second, why);
    expect((await readEntry()).trial).toEqual(trial);
    await switchBack(file, 'mf_public', why);
    expect((await readEntry()).trial).toBeUndefined();
  });
  test('that is only to be looked at is known and current for nobody', async () => {
    await switchTo(file, await build('1.0.0'), why);
    await addRelease(file, await build('1.1.0-pr12'), why);
    const { current, canary, releases } = await readEntry();
    expect([current, canary, Object.keys(releases)]).toEqual([
      '1.0.0',
      undefined,
      ['1.0.0', '1.1.0-pr12'],
    ]);
    expect(await readLastLine()).toMatchObject({ channel: 'preview', to: '1.1.0-pr12' });
  });
});

describe('what several shells decide at the same moment', () => {
  const judged = { reason: 'too many errors', by: 'automatic', figures: { errors: 7 } };
  const changeChannel = (request) => createChangeChannel(folders)(request);
  test('is done once: the end of a canary', async () => {
    await openWithCanary();
    const request = { remote: 'mf_public', action: 'end-canary', version: '1.1.0', ...judged };
    const lines = await Promise.all([1, 2, 3].map(() => changeChannel(request)));
    expect(lines.filter(Boolean)).toEqual([
      expect.objectContaining({ by: 'automatic', figures: { errors: 7 }, to: '1.0.0' }),
    ]);
    expect(await readLastLine()).toMatchObject({ by: 'automatic', figures: { errors: 7 } });
  });
  test('is done once: a roll-back of a release on trial, with a pin', async () => {
    await switchTo(file, await build('1.0.0'), why);
    await switchTo(file, await build('1.1.0'), why);
    const request = { remote: 'mf_public', action: 'roll-back', version: '1.1.0', ...judged };
    const lines = await Promise.all([1, 2].map(() => changeChannel(request)));
    expect(lines.filter(Boolean)).toHaveLength(1);
    const { current, pin } = await readEntry();
    expect([current, pin.upTo, pin.by]).toEqual(['1.0.0', '1.1.0', 'automatic']);
  });
  test('is not done to another canary than the one that was judged', async () => {
    await openWithCanary();
    await startCanary(file, await build('1.2.0'), { percent: 5, ...why });
    const request = { remote: 'mf_public', version: '1.1.0', ...judged };
    expect(await changeChannel({ ...request, action: 'end-canary' })).toBeNull();
    expect(await changeChannel({ ...request, action: 'promote' })).toBeNull();
    expect((await readEntry()).canary.version).toBe('1.2.0');
  });
  test('is not done with a release of which a byte was changed', async () => {
    await openWithCanary();
    await writeFile(join(folders.releasesDir, 'mf_public/1.1.0/remoteEntry.js'), 'changed');
    const request = { remote: 'mf_public', action: 'promote', version: '1.1.0', ...judged };
    await expect(changeChannel(request)).rejects.toThrow('remoteEntry.js is not the file');
    expect((await readEntry()).current).toBe('1.0.0');
  });
});

describe('the wait for the shells', () => {
  const say = (shell, sequence, canary) =>
    writeAdoption(file, {
      shell,
      at: new Date().toISOString(),
      sequence,
      remotes: { mf_public: { version: '1.0.0', ...(canary && { canary }) } },
    });
  const wait = async (version) => {
    const change = { name: 'mf_public', version, sequence: 2, isCanary: true, within: 300 };
    return describeAdoption(await waitForAdoption(file, change), 'mf_public', version);
  };
  test('for a canary is over when each serves it or says why not', async () => {
    await say('one', 2, { version: '1.1.0' });
    const refused = { version: '1.1.0', reason: 'it throws' };
    await say('two', 2, { version: null, refused });
    expect(await wait('1.1.0')).toEqual({
      lines: ['mf_public 1.1.0 is served by one.', 'two refused mf_public 1.1.0: it throws'],
      isGood: false,
    });
  });
  test('for the end of a canary is over when none serves it', async () => {
    await say('one', 2);
    expect(await wait(null)).toEqual({
      lines: ['mf_public has no canary any more at one.'],
      isGood: true,
    });
    await say('two', 1, { version: '1.1.0' });
    expect((await wait(null)).isGood).toBe(false);
  });
});
