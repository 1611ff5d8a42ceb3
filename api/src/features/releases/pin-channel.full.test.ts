import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { releaseTest } from '../../tests/testing/release-test.ts';

const { test, chief, team, record } = releaseTest();

const pin = (remote: string, isPinned: boolean, reason = 'open day') =>
  chief('PUT', RELEASE_ADMIN_PATHS.pin(remote), { isPinned, reason });

describe('a pin', () => {
  it('holds the active release against every version, until staff end it', async () => {
    const { remote, send, own } = await team('1.0.0');
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    expect((await pin(remote, true)).body.data).toMatchObject({
      channel: 'stable',
      version: '1.0.0',
      pin: { version: '1.0.0', isHeld: true, by: 'chief', reason: 'open day' },
    });
    const promote = (channel: string, more = {}) =>
      own('PUT', RELEASE_PATHS.channel(remote, channel), {
        version: '1.1.0',
        reason: 'now',
        ...more,
      });
    const sentence =
      'chief pinned REMOTE to 1.0.0 (open day); no version is accepted until staff end the pin';
    const held = [sentence.replace('REMOTE', remote)];
    expect((await promote('stable')).body.errors).toEqual({ version: held });
    expect((await promote('canary', { percent: 10 })).body.errors).toEqual({ version: held });
    expect((await send({ version: '1.2.0' })).body.errors).toEqual({ release: held });
    expect((await record(remote)).channels).toMatchObject([{ version: '1.0.0' }]);
    await pin(remote, false);
    expect((await send({ version: '1.2.0' })).status).toBe(200);
    expect((await record(remote)).channels[0]).toMatchObject({ version: '1.2.0', pin: null });
  });
  it('lasts through a rollback, and a running canary may be ended', async () => {
    const { remote, send, own } = await team('1.0.0', '1.1.0');
    const canary = (percent: number) => {
      const body = { version: '1.0.0', reason: 'trial', percent };
      return own('PUT', RELEASE_PATHS.channel(remote, 'canary'), body);
    };
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
    await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from: '1.1.0', reason: 'dates' });
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
      (await test.sql('select sequence from release_head'))[0].sequence;
    const before = await readSequence();
    await pin(remote, true);
    expect(await readSequence()).toBe(before + 1);
  });
});
