import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../tests/testing/calls.ts';
import type { ReleaseTest } from '../../tests/testing/open-release-test.ts';
import { openReleaseTest } from '../../tests/testing/open-release-test.ts';

let test: ReleaseTest['test'];
let chief: ReleaseTest['chief'];
let team: ReleaseTest['team'];
let record: ReleaseTest['record'];
beforeAll(async () => {
  ({ test, chief, team, record } = await openReleaseTest());
});
afterAll(() => test.close());

const pin = (remote: string, isPinned: boolean, reason = 'open day') =>
  chief('PUT', RELEASE_ADMIN_PATHS.pin(remote), { isPinned, reason });

describe('a pin', () => {
  it('holds the active release against sent versions, until a newer one is sent', async () => {
    const { remote, send, token } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    expect((await pin(remote, true)).body.data).toMatchObject({
      channel: 'stable',
      version: '1.0.0',
      pin: { version: '1.0.0', upTo: '1.1.0', by: 'chief', reason: 'open day' },
    });
    const own = callsOf(test, { authorization: `Bearer ${token}` });
    const promote = () =>
      own('PUT', RELEASE_PATHS.channel(remote, 'stable'), { version: '1.1.0', reason: 'now' });
    expect((await promote()).status).toBe(422);
    expect((await send({ version: '1.2.0' })).status).toBe(200);
    expect((await record(remote)).channels[0]).toMatchObject({ version: '1.2.0', pin: null });
  });
  it('of a rollback ends on request of staff, with actor and reason logged', async () => {
    const { remote, send, token } = await team();
    for (const version of ['1.0.0', '1.1.0']) await send({ version });
    await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from: '1.1.0', reason: 'dates' });
    const again = await pin(remote, true);
    expect(again.body.data.pin).toMatchObject({ version: '1.0.0', upTo: '1.1.0' });
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
    const own = callsOf(test, { authorization: `Bearer ${token}` });
    const back = await own('PUT', RELEASE_PATHS.channel(remote, 'stable'), {
      version: '1.1.0',
      reason: 'mended',
    });
    expect(back.status).toBe(200);
  });
  it('needs a reason and an active release, and changes the shells’ registry', async () => {
    const { remote, send } = await team();
    expect((await pin(remote, true)).body.errorCode).toBe(2);
    await send();
    const refused = await pin(remote, true, ' ');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']]);
    const readSequence = async () =>
      (await test.deps.db.pool.query('select sequence from release_head')).rows[0].sequence;
    const before = await readSequence();
    await pin(remote, true);
    expect(await readSequence()).toBe(before + 1);
  });
});
