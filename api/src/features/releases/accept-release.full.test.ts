import { Readable } from 'node:stream';
import { RELEASE_ADMIN_PATHS } from '@admissions/protocol/releases';
import { readOverride } from '@admissions/releases';
import { describe, expect, it } from 'vitest';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { sampleEntryText, sampleRelease } from '../../tests/testing/sample-release.ts';
import { type MediaStore, openReleaseStore } from '../media/media-store.ts';
import { acceptRelease } from './accept-release.ts';
import { readServiceRegistry } from './read-releases.ts';
import { withReceivedRelease } from './receive-release.ts';

const { test, chief, team, record, current, listFolder } = releaseTest();

describe('a sent release', () => {
  it('is stored and activated, with its sender', async () => {
    const { remote, send } = await team();
    const answer = await send({ version: '1.0.0' }, { query: '?reason=open%20day' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        errorCode: 1,
        data: {
          remote,
          version: '1.0.0',
          isNew: true,
          change: { from: null, to: '1.0.0', shells: { adopted: [], refused: [], silent: [] } },
        },
      },
    ]);
    expect(await record(remote)).toMatchObject({
      releases: [{ version: '1.0.0', sentBy: 'CI', builder: 'builder@ci', commit: 'c0ffee' }],
      channels: [{ channel: 'stable', version: '1.0.0', pin: null }],
      log: [
        {
          action: 'switch',
          from: null,
          to: '1.0.0',
          reason: 'open day',
          by: 'CI',
          commit: 'c0ffee',
        },
        { action: 'send', to: '1.0.0', by: 'CI' },
        { action: 'token' },
        { action: 'owner' },
      ],
    });
    expect(listFolder('release-archives').filter((file) => file.startsWith(remote))).toHaveLength(
      1,
    );
    expect(listFolder('release-uploads')).toEqual([]);
  });
  it('that arrives with those of other teams waits for its turn', async () => {
    const teams = await Promise.all(Array.from({ length: 5 }, () => team()));
    const answers = await Promise.all(teams.map(({ send }) => send()));
    expect(answers.map(({ status }) => status)).toEqual(teams.map(() => 200));
  });
  it('that is only stored returns a link for testers, where the site allows it', async () => {
    const { remote, send } = await team();
    const storeOnly = async () => (await send({}, { query: '?channel=none' })).body.data.link;
    expect(await storeOnly()).toBeNull();
    test.deps.config.allowsOverrides = true;
    const link = new URL(await storeOnly(), 'https://site.example');
    const token = link.searchParams.get('release') ?? '';
    expect(readOverride(token, 'link', test.deps.config.internalToken)).toMatchObject({
      remote,
      version: '1.0.0',
    });
    expect((await send({ version: '1.1.0' })).body.data.link).toBeNull();
    test.deps.config.allowsOverrides = false;
  });
  it('may be sent again without effect', async () => {
    const { remote, send } = await team();
    await send();
    const { sequence } = await readServiceRegistry(test.deps.db.orm);
    expect((await send()).body.data).toEqual({
      remote,
      version: '1.0.0',
      isNew: false,
      change: null,
      link: null,
    });
    expect((await readServiceRegistry(test.deps.db.orm)).sequence).toBe(sequence);
  });
  it('is never executed', async () => {
    const { send } = await team();
    expect((await send({ text: "throw new Error('it was run');\n" })).status).toBe(200);
  });
  it('is only stored when no channel is requested', async () => {
    const { remote, send } = await team();
    expect((await send({}, { query: '?channel=none' })).body.data.change).toBeNull();
    expect(await current(remote)).toBeUndefined();
    expect((await send()).body.data).toMatchObject({ isNew: false, change: { to: '1.0.0' } });
  });
  it('sent twice at once has its archive, whichever finishes first', async () => {
    const { remote, tokenId, path, send } = await team();
    const { config } = test.deps;
    const { archive } = await sampleRelease({ name: remote, paths: [path] });
    const store = openReleaseStore(config);
    const slowStore: MediaStore = {
      ...store,
      async put(name, source) {
        await store.put(name, source);
        if ((await current(remote)) === undefined) expect((await send()).status).toBe(200);
      },
    };
    const result = await withReceivedRelease(
      Readable.from([archive]),
      { dataDir: config.dataDir, locale: 'en' },
      (received) =>
        acceptRelease({ ...test.deps, store: slowStore }, received, {
          deployer: { tokenId, name: 'CI', remote, isOperators: false },
          isStable: true,
          reason: 'release',
          mayBeLower: false,
          locale: 'en',
        }),
    );
    expect([result.isNew, await current(remote)]).toEqual([false, '1.0.0']);
    expect(listFolder('release-archives').filter((file) => file.startsWith(remote))).toHaveLength(
      1,
    );
  });
});

describe('a release is refused and not stored', () => {
  const entry = sampleEntryText();
  it.each([
    [
      'with a wrong byte',
      { files: { 'remoteEntry.js': entry.replace('1', '2') } },
      'release',
      'remoteEntry.js is not the file that was released',
    ],
    ['with a file missing', { files: {} }, 'release', 'remoteEntry.js is missing'],
    [
      'with an additional file',
      { files: { 'remoteEntry.js': entry, 'more.js': '' } },
      'archive',
      'more.js is not in release.json',
    ],
    [
      'under another name',
      { name: 'mf_other' },
      'release',
      'The token is that of mf_sample_x, the release is one of mf_other',
    ],
  ])('%s', async (_what, wishes, field, sentence) => {
    const { remote, send } = await team();
    const answer = await send(wishes);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { [field]: [sentence.replaceAll('mf_sample_x', remote)] },
    ]);
    expect((await record(remote)).releases).toEqual([]);
    expect(listFolder('release-archives').filter((file) => file.startsWith(remote))).toEqual([]);
    expect(listFolder('release-uploads')).toEqual([]);
  });
  it('with a path that nobody owns, until staff add it to the team’s paths', async () => {
    const { remote, path, send } = await team();
    const claims = { paths: [path, '/unowned'] };
    expect((await send(claims)).body.errors.release).toEqual([
      `/unowned belongs to no team: staff of the site can add it to the paths of ${remote}`,
    ]);
    const owner = { team: 'Sample team', prefixes: [path, '/unowned'] };
    await chief('PUT', RELEASE_ADMIN_PATHS.owner(remote), owner);
    expect((await send(claims)).status).toBe(200);
  });
  it('under a version with other files', async () => {
    const { send } = await team();
    await send();
    expect((await send({ text: 'export {};\n' })).body.errors.release).toEqual([
      '1.0.0 was sent before with other files; a release never changes',
    ]);
  });
  it('below the active version, unless a downgrade is requested', async () => {
    const { remote, send } = await team('1.1.0');
    expect((await send({ version: '1.0.9' })).body.errors.release).toEqual([
      '1.0.9 is lower than the current 1.1.0; to go back, roll back',
    ]);
    expect((await send({ version: '1.0.9' }, { query: '?allowLower=true' })).status).toBe(200);
    expect(await current(remote)).toBe('1.0.9');
  });
  it.each([Buffer.from('hello'), Buffer.alloc(0)])('that is no archive', async (archive) => {
    const { send } = await team();
    const { status, body } = await send({}, { archive });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['archive']]);
  });
});
