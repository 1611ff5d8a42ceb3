import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import type { Call, TestResponse } from '#testing';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { recordAdoption } from './adoptions.ts';

const { test, chief, team, assign: put, record, current } = releaseTest();

/** A team with 1.0.0 active and 1.1.0 accepted. */
async function teamWithNext() {
  const made = await team('1.0.0');
  await made.send({ version: '1.1.0' }, { query: '?channel=none' });
  return made;
}
/** By a team, for its remote. */
const promote = (own: Call, remote: string, channel: string, more: object = {}) =>
  own('PUT', RELEASE_PATHS.channel(remote, channel), { version: '1.1.0', reason: 'now', ...more });
const rollBack = (remote: string, from = '1.1.0') =>
  chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from, reason: 'dates' });
const pin = (remote: string, isPinned: boolean, reason = 'open day') =>
  chief('PUT', RELEASE_ADMIN_PATHS.pin(remote), { isPinned, reason });
const fieldsOf = ({ status, body }: TestResponse) => [status, Object.keys(body.errors)];

describe('a rollback', () => {
  it('activates the previous release and pins it against the one it left', async () => {
    const { remote, send, own } = await team('1.0.0', '1.1.0');
    expect((await rollBack(remote)).body.data).toMatchObject({ from: '1.1.0', to: '1.0.0' });
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
    expect(fieldsOf(await promote(own, remote, 'stable'))).toEqual([422, ['version']]);
    expect((await send({ version: '1.1.1' })).status).toBe(200);
    expect((await record(remote)).channels[0]).toMatchObject({ version: '1.1.1', pin: null });
  });
  it('cannot be undone by a canary of the team, only of staff', async () => {
    const { remote, own } = await team('1.0.0', '1.1.0');
    await rollBack(remote);
    const refused = await promote(own, remote, 'canary', { percent: 10 });
    expect(fieldsOf(refused)).toEqual([422, ['version']]);
    expect((await put(remote, 'canary', { percent: 10 })).status).toBe(200);
  });
  it('is open to the team and to a named version', async () => {
    const { remote, own } = await team('1.0.0', '1.1.0', '1.2.0');
    const back = (version?: string) =>
      own('POST', RELEASE_PATHS.rollback(remote), { reason: 'slow', version });
    expect((await back('1.0.0')).body.data).toMatchObject({ from: '1.2.0', to: '1.0.0' });
    expect((await back('1.0.0')).status).toBe(422);
    expect((await back('9.9.9')).status).toBe(422);
    expect((await record(remote)).log[0]).toMatchObject({ action: 'rollback', by: 'CI' });
  });
  it('without an earlier release, or any, is refused', async () => {
    const { remote, send } = await team();
    expect((await rollBack(remote, '1.0.0')).body.errorCode).toBe(2);
    await send();
    expect((await rollBack(remote, '1.0.0')).body.errors.version).toHaveLength(1);
  });
});

describe('a pin', () => {
  it('holds the active release against every version, until staff end it', async () => {
    const { remote, send, own } = await teamWithNext();
    expect((await pin(remote, true)).body.data).toMatchObject({
      channel: 'stable',
      version: '1.0.0',
      pin: { version: '1.0.0', isHeld: true, by: 'chief', reason: 'open day' },
    });
    const sentence =
      'chief pinned REMOTE to 1.0.0 (open day); no version is accepted until staff end the pin';
    const held = [sentence.replace('REMOTE', remote)];
    expect((await promote(own, remote, 'stable')).body.errors).toEqual({ version: held });
    const canary = await promote(own, remote, 'canary', { percent: 10 });
    expect(canary.body.errors).toEqual({ version: held });
    expect((await send({ version: '1.2.0' })).body.errors).toEqual({ release: held });
    expect((await record(remote)).channels).toMatchObject([{ version: '1.0.0' }]);
    await pin(remote, false);
    expect((await send({ version: '1.2.0' })).status).toBe(200);
    expect((await record(remote)).channels[0]).toMatchObject({ version: '1.2.0', pin: null });
  });
  it('lasts through a rollback, and a running canary may be ended', async () => {
    const { remote, send, own } = await team('1.0.0', '1.1.0');
    const canary = (percent: number) =>
      promote(own, remote, 'canary', { version: '1.0.0', percent });
    expect((await canary(10)).status).toBe(200);
    await pin(remote, true);
    expect((await canary(0)).status).toBe(200);
    await own('POST', RELEASE_PATHS.rollback(remote), { from: '1.1.0', reason: 'dates' });
    expect((await record(remote)).channels.at(-1)).toMatchObject({
      version: '1.0.0',
      pin: { version: '1.0.0', isHeld: true },
    });
    expect((await send({ version: '1.2.0' })).status).toBe(422);
  });
  it('of a rollback ends on request of staff, with actor and reason logged', async () => {
    const { remote, own } = await team('1.0.0', '1.1.0');
    await rollBack(remote);
    const again = await pin(remote, true);
    expect(again.body.data.pin).toMatchObject({ version: '1.0.0', upTo: '1.1.0', isHeld: true });
    expect((await pin(remote, false, 'mended')).body.data).toMatchObject({
      version: '1.0.0',
      pin: null,
    });
    expect((await record(remote)).log[0]).toMatchObject({
      action: 'unpin',
      by: 'chief',
      reason: 'mended',
      to: '1.0.0',
    });
    expect((await promote(own, remote, 'stable')).status).toBe(200);
  });
  it('needs a reason and an active release, and changes the shells’ registry', async () => {
    const { remote, send } = await team();
    expect((await pin(remote, true)).body.errorCode).toBe(2);
    await send();
    const refused = await pin(remote, true, ' ');
    expect(fieldsOf(refused)).toEqual([422, ['reason']]);
    const readSequence = async () =>
      (await test.sql('select sequence from release_head'))[0].sequence;
    const before = await readSequence();
    await pin(remote, true);
    expect(await readSequence()).toBe(before + 1);
  });
});

describe('two concurrent rollbacks', () => {
  it('go back one version, since each names the release that it leaves', async () => {
    const { remote, own } = await team('1.0.0', '1.1.0', '1.2.0');
    const body = { from: '1.2.0', reason: 'dates' };
    const answers = await Promise.all([
      chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), body, { 'accept-language': 'en' }),
      own('POST', RELEASE_PATHS.rollback(remote), body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      from: ['The current release is 1.1.0, no longer 1.2.0; nothing was changed'],
    });
    const unnamed = await own('POST', RELEASE_PATHS.rollback(remote), { reason: 'dates' });
    expect(fieldsOf(unnamed)).toEqual([422, ['from']]);
    const named = { version: '1.1.0', reason: 'dates' };
    expect((await own('POST', RELEASE_PATHS.rollback(remote), named)).status).toBe(422);
    expect(await current(remote)).toBe('1.1.0');
  });
});

it.each(['', 'not it'])(
  'a change without the current password is refused at its field: %j',
  async (currentPassword) => {
    const { remote } = await team('1.0.0', '1.1.0');
    const reason = { reason: 'dates', currentPassword };
    const { channel, rollback, pin } = RELEASE_ADMIN_PATHS;
    for (const [method, path, body] of [
      ['PUT', channel(remote, 'stable'), { ...reason, version: '1.0.0' }],
      ['PUT', channel(remote, 'canary'), { ...reason, version: '1.0.0', percent: 10 }],
      ['POST', rollback(remote), { ...reason, from: '1.1.0' }],
      ['PUT', pin(remote), { ...reason, isPinned: true }],
    ] as const)
      expect(fieldsOf(await chief(method, path, body))).toEqual([422, ['currentPassword']]);
    expect((await record(remote)).channels).toMatchObject([{ version: '1.1.0', pin: null }]);
  },
);

describe('a switch of a channel', () => {
  const reportAdoption = (
    remote: string,
    shell: string,
    served: object,
    { sequence = 1_000_000, at = new Date() } = {},
  ) =>
    recordAdoption(
      test.deps.db,
      { shell, sequence, remotes: { [remote]: { version: '1.0.0', ...served } } },
      at,
    );
  const forgetShells = () => test.deps.db.pool.query('delete from shell_adoption');

  it('waits for live shells and returns which adopted and which refused', async () => {
    const { remote } = await teamWithNext();
    const broken = { refused: { version: '1.1.0', reason: 'it throws' } };
    const full = { refused: { version: '1.1.0', reason: 'no space left on device' } };
    const next = { version: '1.1.0' };
    const longAgo = new Date(Date.now() - 16_000);
    await reportAdoption(remote, 'gone', {}, { sequence: 0, at: longAgo });
    await reportAdoption(remote, 'good', next);
    await reportAdoption(remote, 'bad', broken);
    await reportAdoption(remote, 'full', { ...next, ...full });
    await reportAdoption(remote, 'slow', {}, { sequence: 0 });
    const timer = setTimeout(() => void reportAdoption(remote, 'slow', next), 700);
    const answer = await put(remote, 'stable');
    clearTimeout(timer);
    expect(answer.body.data.shells).toEqual({
      adopted: ['good', 'slow'],
      refused: [
        { shell: 'bad', reason: 'it throws' },
        { shell: 'full', reason: 'no space left on device' },
      ],
      silent: [],
    });
    await forgetShells();
  });
  it('to a canary affects only its share of the visitors', async () => {
    const { remote } = await teamWithNext();
    expect((await put(remote, 'stable', { percent: 10 })).status).toBe(422);
    const canary = await put(remote, 'canary', { percent: 10 });
    expect(canary.body.data).toMatchObject({ channel: 'canary' });
    expect((await record(remote)).channels).toMatchObject([
      { channel: 'stable', version: '1.0.0', percent: 100 },
      { channel: 'canary', version: '1.1.0', percent: 10 },
    ]);
    expect((await put(remote, 'other')).status).toBe(400);
    await put(remote, 'stable');
    expect((await record(remote)).channels).toMatchObject([
      { channel: 'stable', version: '1.1.0', previous: ['1.0.0'] },
    ]);
  });
  it('to a canary is refused without a stable release, or for the stable one', async () => {
    const { remote, send } = await team();
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const refused = async () => (await put(remote, 'canary', { percent: 10 })).body.errors.version;
    expect(await refused()).toHaveLength(1);
    await put(remote, 'stable');
    expect(await refused()).toHaveLength(1);
    const promoted = await put(remote, 'stable', { percent: 30 });
    expect(promoted.body.errors).toHaveProperty('percent');
  });
  it('to a canary waits for the shells’ canary, its end for none', async () => {
    const { remote } = await teamWithNext();
    const refused = { version: '1.1.0', reason: 'it throws' };
    await reportAdoption(remote, 'good', { canary: { version: '1.1.0' } });
    await reportAdoption(remote, 'bad', { canary: { version: null, refused } });
    expect((await put(remote, 'canary', { percent: 20 })).body.data.shells).toEqual({
      adopted: ['good'],
      refused: [{ shell: 'bad', reason: 'it throws' }],
      silent: [],
    });
    await reportAdoption(remote, 'good', {});
    const ended = (await put(remote, 'canary', { percent: 0 })).body.data;
    expect(ended).toMatchObject({ channel: 'canary', from: '1.1.0', to: '1.0.0' });
    expect(ended.shells.adopted).toEqual(['bad', 'good']);
    expect((await record(remote)).log[0]).toMatchObject({ action: 'end_canary', percent: 0 });
    await forgetShells();
  });
});

it.each([
  "update release_log set by = 'somebody else'",
  'delete from release_log',
  'truncate release_log',
])('the release log is protected by the database against: %s', async (change) => {
  await team();
  await expect(test.sql(change)).rejects.toThrow('append only');
});
