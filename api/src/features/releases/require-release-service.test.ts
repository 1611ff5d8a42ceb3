import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../tests/testing/calls.ts';
import type { ReleaseTest } from '../../tests/testing/open-release-test.ts';
import { openReleaseTest } from '../../tests/testing/open-release-test.ts';

let opened: ReleaseTest;
beforeAll(async () => {
  opened = await openReleaseTest();
});
afterAll(() => opened.test.close());

const SENTENCE =
  'The release service is off (RELEASE_SERVICE): no server follows the records, and nothing was changed';

describe('while the release service is off', () => {
  it('whatever would change a release is refused with one sentence, and nothing changes', async () => {
    const { test, chief, team, record } = opened;
    const { remote, send, token } = await team();
    await send({ version: '1.0.0' });
    await send({ version: '1.1.0' });
    expect((await record(remote)).isFollowed).toBe(true);
    test.deps.config.hasReleaseService = false;
    const before = await record(remote);
    expect(before.isFollowed).toBe(false);

    const english = { 'accept-language': 'en' };
    const own = callsOf(test, { authorization: `Bearer ${token}`, ...english });
    const asked = { version: '1.0.0', reason: 'slow' };
    const answers = [
      await send({ version: '1.2.0' }),
      await send({ version: '1.2.0' }, { query: '?channel=none' }),
      await own('PUT', RELEASE_PATHS.channel(remote, 'stable'), asked),
      await own('POST', RELEASE_PATHS.rollback(remote), { from: '1.1.0', reason: 'slow' }),
      await chief('PUT', RELEASE_ADMIN_PATHS.channel(remote, 'stable'), asked, english),
      await chief(
        'POST',
        RELEASE_ADMIN_PATHS.rollback(remote),
        { from: '1.1.0', reason: 'slow' },
        english,
      ),
      await chief(
        'PUT',
        RELEASE_ADMIN_PATHS.pin(remote),
        { isPinned: true, reason: 'hold' },
        english,
      ),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors]).toEqual([422, { release: [SENTENCE] }]);
    // The token alone has been used.
    expect({ ...(await record(remote)), tokens: before.tokens }).toEqual(before);

    test.deps.config.hasReleaseService = true;
    const back = await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), {
      from: '1.1.0',
      reason: 'slow',
    });
    expect(back.body.data).toMatchObject({ from: '1.1.0', to: '1.0.0' });
  });
});
