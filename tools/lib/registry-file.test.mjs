import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  lock,
  pruneRegistry,
  readOrRestoreRegistry,
  readRegistry,
  switchBack,
  switchTo,
  unpin,
} from './registry-file.mjs';

let folder;
let file;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-file-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hash = `sha384-${'A'.repeat(64)}`;
const release = (version, name = 'mf_public', path = '/') => ({
  manifest: {
    name,
    version,
    contract: '1',
    owner: 'tests',
    base: '',
    ssr: false,
    claims: [{ path }],
  },
  base: `/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  css: [],
  routes: {},
  files: { 'remoteEntry.js': hash },
  releasedAt: '2026-01-01T00:00:00.000Z',
});
const inForce = async (name = 'mf_public') => (await readRegistry(file)).remotes[name]?.current;
const lines = async () =>
  (await readFile(join(folder, 'registry-log.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('readOrRestoreRegistry', () => {
  const tear = async () => writeFile(file, (await readFile(file, 'utf8')).slice(0, 100));
  const restore = async () => {
    const notices = [];
    const { remotes } = await readOrRestoreRegistry(file, (notice) => notices.push(notice));
    return { current: remotes.mf_public.current, notices };
  };
  test.each([
    ['registry.good.json', (text) => text],
    ['registry.signed.json', (text) => JSON.stringify({ signature: '', text })],
  ])('replaces a torn file by %s', async (copy, pack) => {
    await switchTo(file, release('1.0.0'), { reason: 'first' });
    const whole = await readFile(file, 'utf8');
    await writeFile(join(folder, copy), pack(whole));
    await tear();
    const { current, notices } = await restore();
    expect(current).toBe('1.0.0');
    expect(notices).toEqual([
      expect.stringMatching(/registry\.json is not JSON\. It was replaced/),
    ]);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  test('rejects a torn file without a good copy', async () => {
    await switchTo(file, release('1.0.0'), { reason: 'first' });
    await tear();
    await writeFile(join(folder, 'registry.good.json'), '{');
    await expect(restore()).rejects.toThrow(/registry\.json is not JSON\.$/);
  });
});

describe('the registry file', () => {
  test('is whole at every moment while releases follow each other', async () => {
    await switchTo(file, release('1.0.0'), { reason: 'first' });
    let isWriting = true;
    const reader = (async () => {
      let reads = 0;
      while (isWriting) {
        expect(Object.keys((await readRegistry(file)).remotes)).toEqual(['mf_public']);
        reads++;
      }
      return reads;
    })();
    for (let patch = 1; patch <= 40; patch++)
      await switchTo(file, release(`1.0.${patch}`), { reason: 'next' });
    isWriting = false;
    expect(await reader).toBeGreaterThan(10);
    expect(await inForce()).toBe('1.0.40');
  });
  test('loses none of the releases that come at the same moment', async () => {
    const names = Array.from(
      { length: 12 },
      (_, index) => `mf_team_${String.fromCharCode(97 + index)}`,
    );
    await Promise.all(
      names.map((name) =>
        switchTo(file, release('1.0.0', name, `/${name}`), { reason: 'together' }),
      ),
    );
    expect(Object.keys((await readRegistry(file)).remotes).toSorted()).toEqual(names);
    expect(await lines()).toHaveLength(12);
  });
  /** So many take the lock so often: how many held it at each turn, and what gave back each one's last. */
  async function takeTurns(waiting, turns) {
    let inside = 0;
    const together = [];
    const gaveBack = await Promise.all(
      Array.from({ length: waiting }, async () => {
        let unlock;
        for (let turn = 0; turn < turns; turn++) {
          unlock = await lock(file);
          together.push(++inside);
          await setTimeout(1);
          inside--;
          await unlock();
        }
        return unlock;
      }),
    );
    return { together, gaveBack };
  }
  test('is changed by one at a time, however many wait', async () => {
    const { together } = await takeTurns(12, 50);
    expect(together).toEqual(Array(600).fill(1));
  });
  test('is taken from who left it locked, by one of those who wait', async () => {
    await writeFile(file, 'whoever it was');
    await utimes(file, new Date(), new Date(Date.now() - 60_000));
    const { together, gaveBack } = await takeTurns(8, 1);
    expect(together).toEqual(Array(8).fill(1));
    // Who lost it does not give back what somebody else holds.
    const unlock = await lock(file);
    await gaveBack[0]();
    expect(await readFile(file, 'utf8')).not.toBe('');
    await unlock();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
  test('keeps a line about each switch with what, from, to, why, who and the commit', async () => {
    await switchTo(file, release('1.0.0'), { reason: 'first' });
    const provenance = { by: 'ann@desk', commit: 'abc-dirty', machine: 'desk' };
    await switchTo(file, { ...release('1.1.0'), provenance }, { reason: 'new home page' });
    await switchBack(file, 'mf_public', { reason: 'broken', by: 'ben@office' });
    expect((await lines())[1]).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      remote: 'mf_public',
      from: '1.0.0',
      to: '1.1.0',
      reason: 'new home page',
      by: 'ann@desk',
      commit: 'abc-dirty',
    });
    expect((await lines())[2]).toMatchObject({ to: '1.0.0', by: 'ben@office' });
  });
  test('counts its changes, and leaves what it does not know as it is', async () => {
    await writeFile(file, '{"remotes": {}, "channels": {"canary": 5}}');
    await switchTo(file, release('1.0.0'), { reason: 'x' });
    const { sequence } = await switchTo(file, release('1.1.0'), { reason: 'x' });
    expect(sequence).toBe(2);
    const { channels, sequence: written } = JSON.parse(await readFile(file, 'utf8'));
    expect([channels, written]).toEqual([{ canary: 5 }, 2]);
  });
  test('forgets releases, but never the one in force, and says nothing of it in the log', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await switchTo(file, release(version), { reason: 'x' });
    await pruneRegistry(file, (_, version) => version === '1.1.0');
    const { current, previous, releases } = (await readRegistry(file)).remotes.mf_public;
    expect([current, previous, Object.keys(releases)]).toEqual([
      '1.2.0',
      ['1.1.0'],
      ['1.1.0', '1.2.0'],
    ]);
    const before = await readFile(file, 'utf8');
    await pruneRegistry(file, () => true);
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await lines()).toHaveLength(3);
  });
  test('that is broken is refused with a sentence and stays as it is', async () => {
    await writeFile(file, '{"remotes": 1}');
    await expect(switchTo(file, release('1.0.0'), { reason: 'x' })).rejects.toThrow(
      /is not a registry/,
    );
    expect(await readFile(file, 'utf8')).toBe('{"remotes": 1}');
  });
  test('takes no release whose folder is not that of its name', async () => {
    await switchTo(
      file,
      { ...release('1.0.0'), base: '/remotes/mf_other/1.0.0/' },
      { reason: 'x' },
    );
    await expect(readRegistry(file)).rejects.toThrow(/base does not belong/);
  });
});

describe('a rollback', () => {
  test('puts the release before in force, and the next one the release before that', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await switchTo(file, release(version), { reason: 'x' });
    await switchBack(file, 'mf_public', { reason: 'broken' });
    expect(await inForce()).toBe('1.1.0');
    await switchBack(file, 'mf_public', { reason: 'broken too' });
    expect(await inForce()).toBe('1.0.0');
  });
  test('can name its release, old or newer', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await switchTo(file, release(version), { reason: 'x' });
    await switchBack(file, 'mf_public', { version: '1.0.0', reason: 'x' });
    await switchBack(file, 'mf_public', { version: '1.2.0', reason: 'x' });
    expect(await inForce()).toBe('1.2.0');
  });
  test.each([
    ['mf_nobody', {}, /has no release yet/],
    ['mf_public', {}, /no release before 1\.0\.0/],
    ['mf_public', { version: '9.9.9' }, /no release 9\.9\.9; there are 1\.0\.0/],
    ['mf_public', { version: '1.0.0' }, /in force already/],
  ])('of %s %j is refused with a sentence', async (name, options, sentence) => {
    await switchTo(file, release('1.0.0'), { reason: 'x' });
    await expect(switchBack(file, name, { ...options, reason: 'x' })).rejects.toThrow(sentence);
    expect(await inForce()).toBe('1.0.0');
  });
  test('pins the remote, up to the highest version that was left, until a release or until it is unpinned', async () => {
    const pin = async () => (await readRegistry(file)).remotes.mf_public.pin;
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await switchTo(file, release(version), { reason: 'x' });
    await switchBack(file, 'mf_public', { reason: 'broken', by: 'ann@desk' });
    expect(await pin()).toMatchObject({ version: '1.1.0', upTo: '1.2.0', by: 'ann@desk' });
    await switchBack(file, 'mf_public', { reason: 'broken too' });
    expect(await pin()).toMatchObject({ version: '1.0.0', upTo: '1.2.0' });
    await unpin(file, 'mf_public', { reason: 'x' });
    expect(await pin()).toBeUndefined();
    await expect(unpin(file, 'mf_public', { reason: 'x' })).rejects.toThrow(/is not pinned/);
    await switchBack(file, 'mf_public', { version: '1.1.0', reason: 'x' });
    await switchTo(file, release('1.3.0'), { reason: 'x' });
    expect(await pin()).toBeUndefined();
  });
  test('that the check objects to changes nothing', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await switchTo(file, release(version), { reason: 'x' });
    const check = async ({ manifest }) => {
      throw new Error(`${manifest.version} is gone`);
    };
    await expect(switchBack(file, 'mf_public', { reason: 'x', check })).rejects.toThrow(
      '1.0.0 is gone',
    );
    expect(await inForce()).toBe('1.1.0');
    expect(await lines()).toHaveLength(2);
  });
});
