import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../tests/testing/calls.ts';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { recordAdoption } from './adoptions.ts';

const { test, chief, team, record, current } = releaseTest();

describe('a rollback', () => {
  it('activates the previous release and pins it against the one it left', async () => {
    const { remote, send, token } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' });
    const answer = await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), {
      from: '1.1.0',
      reason: 'dates',
    });
    expect(answer.body.data).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect((await record(remote)).channels[0].pin).toMatchObject({
      version: '1.0.0',
      upTo: '1.1.0',
      by: 'chief',
      reason: 'dates',
    });
    for (const version of ['1.1.0', '1.0.5'])
      expect((await send({ version })).body.errors.release[0]).toContain(
        `chief pinned ${remote} to 1.0.0 (dates); only a version above 1.1.0 is taken`,
      );
    const own = callsOf(test, { authorization: `Bearer ${token}`, 'accept-language': 'en' });
    const again = await own('PUT', RELEASE_PATHS.channel(remote, 'stable'), {
      version: '1.1.0',
      reason: 'again',
    });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['version']]);
    expect((await send({ version: '1.1.1' })).status).toBe(200);
    expect((await record(remote)).channels[0]).toMatchObject({ version: '1.1.1', pin: null });
  });
  it('is open to the team and to a named version', async () => {
    const { remote, send, token } = await team();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await send({ version });
    const own = callsOf(test, { authorization: `Bearer ${token}` });
    const back = (version?: string) =>
      own('POST', RELEASE_PATHS.rollback(remote), { reason: 'slow', version });
    expect((await back('1.0.0')).body.data).toMatchObject({ from: '1.2.0', to: '1.0.0' });
    expect((await back('1.0.0')).status).toBe(422);
    expect((await back('9.9.9')).status).toBe(422);
    expect((await record(remote)).log[0]).toMatchObject({ action: 'rollback', by: 'CI' });
  });
  it('without an earlier release, or any, is refused', async () => {
    const { remote, send } = await team();
    const back = () =>
      chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from: '1.0.0', reason: 'x' });
    expect((await back()).body.errorCode).toBe(2);
    await send();
    expect((await back()).body.errors.version).toHaveLength(1);
  });
});

describe('two concurrent rollbacks', () => {
  it('go back one version, since each names the release that it leaves', async () => {
    const { remote, send, token } = await team();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await send({ version });
    const own = callsOf(test, { authorization: `Bearer ${token}`, 'accept-language': 'en' });
    const body = { from: '1.2.0', reason: 'dates' };
    const answers = await Promise.all([
      chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), body, { 'accept-language': 'en' }),
      own('POST', RELEASE_PATHS.rollback(remote), body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      from: ['1.1.0 is in force, no longer 1.2.0; nothing was changed'],
    });
    const unnamed = await own('POST', RELEASE_PATHS.rollback(remote), { reason: 'dates' });
    expect([unnamed.status, Object.keys(unnamed.body.errors)]).toEqual([422, ['from']]);
    const named = { version: '1.1.0', reason: 'dates' };
    expect((await own('POST', RELEASE_PATHS.rollback(remote), named)).status).toBe(422);
    expect(await current(remote)).toBe('1.1.0');
  });
});

describe('a change without the current password', () => {
  it.each(['', 'not it'])('is refused at its field: %j', async (currentPassword) => {
    const { remote, send } = await team();
    for (const version of ['1.0.0', '1.1.0']) await send({ version });
    const reason = { reason: 'dates', currentPassword };
    const { channel, rollback, pin } = RELEASE_ADMIN_PATHS;
    for (const [method, path, body] of [
      ['PUT', channel(remote, 'stable'), { ...reason, version: '1.0.0' }],
      ['PUT', channel(remote, 'canary'), { ...reason, version: '1.0.0', percent: 10 }],
      ['POST', rollback(remote), { ...reason, from: '1.1.0' }],
      ['PUT', pin(remote), { ...reason, isPinned: true }],
    ] as const) {
      const answer = await chief(method, path, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['currentPassword']]);
    }
    expect((await record(remote)).channels).toMatchObject([{ version: '1.1.0', pin: null }]);
  });
});

describe('a switch of a channel', () => {
  it('waits for live shells and returns which adopted and which refused', async () => {
    const { remote, send } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const far = 1_000_000;
    const reportAdoption = (shell: string, served: object, sequence = far, at = new Date()) =>
      recordAdoption(
        test.deps.db,
        { shell, sequence, remotes: { [remote]: { version: '1.0.0', ...served } } },
        at,
      );
    await reportAdoption('gone', {}, 0, new Date(Date.now() - 16_000));
    await reportAdoption('good', { version: '1.1.0' });
    await reportAdoption('bad', { refused: { version: '1.1.0', reason: 'it throws' } });
    await reportAdoption('full', {
      version: '1.1.0',
      refused: { version: '1.1.0', reason: 'no space left on device' },
    });
    await reportAdoption('slow', {}, 0);
    const timer = setTimeout(() => void reportAdoption('slow', { version: '1.1.0' }), 700);
    const answer = await chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, 'stable'), {
      version: '1.1.0',
      reason: 'promoted',
    });
    clearTimeout(timer);
    expect(answer.body.data.shells).toEqual({
      adopted: ['good', 'slow'],
      refused: [
        { shell: 'bad', reason: 'it throws' },
        { shell: 'full', reason: 'no space left on device' },
      ],
      silent: [],
    });
    await test.deps.db.pool.query('delete from shell_adoption');
  });
  it('to a canary affects only its share of the visitors', async () => {
    const { remote, send } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const put = (channel: string, more: object) =>
      chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, channel), {
        version: '1.1.0',
        reason: 'try',
        ...more,
      });
    expect((await put('stable', { percent: 10 })).status).toBe(422);
    expect((await put('canary', { percent: 10 })).body.data).toMatchObject({ channel: 'canary' });
    expect((await record(remote)).channels).toMatchObject([
      { channel: 'stable', version: '1.0.0', percent: 100 },
      { channel: 'canary', version: '1.1.0', percent: 10 },
    ]);
    expect((await put('other', {})).status).toBe(400);
  });
  it('to a canary is refused without a stable release, or for the stable one', async () => {
    const { remote, send } = await team();
    await send({ version: '1.0.0' }, { query: '?channel=none' });
    const put = (channel: string, more: object = {}) =>
      chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, channel), {
        version: '1.0.0',
        reason: 'try',
        ...more,
      });
    expect((await put('canary', { percent: 10 })).body.errors.version).toHaveLength(1);
    await put('stable');
    expect((await put('canary', { percent: 10 })).body.errors.version).toHaveLength(1);
    expect((await put('stable', { promoteAfter: 30 })).body.errors).toHaveProperty('promoteAfter');
  });
  it('to a canary waits for the shells’ canary, its end for none', async () => {
    const { remote, send } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const put = (percent: number) =>
      chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, 'canary'), {
        version: '1.1.0',
        reason: 'try',
        percent,
      });
    const reportAdoption = (shell: string, canary: object) =>
      recordAdoption(test.deps.db, {
        shell,
        sequence: 1_000_000,
        remotes: { [remote]: { version: '1.0.0', ...canary } },
      });
    await reportAdoption('good', { canary: { version: '1.1.0' } });
    await reportAdoption('bad', {
      canary: { version: null, refused: { version: '1.1.0', reason: 'it throws' } },
    });
    expect((await put(20)).body.data.shells).toEqual({
      adopted: ['good'],
      refused: [{ shell: 'bad', reason: 'it throws' }],
      silent: [],
    });
    await reportAdoption('good', {});
    const ended = (await put(0)).body.data;
    expect(ended).toMatchObject({ channel: 'canary', from: '1.1.0', to: '1.0.0' });
    expect(ended.shells.adopted).toEqual(['bad', 'good']);
    expect((await record(remote)).log[0]).toMatchObject({ action: 'end_canary', percent: 0 });
    await test.deps.db.pool.query('delete from shell_adoption');
  });
  it('to the canary’s release ends the canary', async () => {
    const { remote, send } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const put = (channel: string, more: object = {}) =>
      chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, channel), {
        version: '1.1.0',
        reason: 'try',
        ...more,
      });
    await put('canary', { percent: 10 });
    await put('stable');
    expect((await record(remote)).channels).toMatchObject([
      { channel: 'stable', version: '1.1.0', previous: ['1.0.0'] },
    ]);
  });
  it('to a canary with the team’s token cannot restore what staff rolled back', async () => {
    const { remote, send, token } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' });
    await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from: '1.1.0', reason: 'dates' });
    const body = { version: '1.1.0', reason: 'again', percent: 10 };
    const own = callsOf(test, { authorization: `Bearer ${token}` });
    const refused = await own('PUT', RELEASE_PATHS.channel(remote, 'canary'), body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['version']]);
    const path = RELEASE_ADMIN_PATHS.channel(remote, 'canary');
    expect((await chief('PUT', path, body)).status).toBe(200);
  });
});

describe('the release log', () => {
  it.each([
    "update release_log set by = 'somebody else'",
    'delete from release_log',
    'truncate release_log',
  ])('is protected by the database against: %s', async (change) => {
    await team();
    await expect(test.deps.db.pool.query(change)).rejects.toThrow('append only');
  });
});
