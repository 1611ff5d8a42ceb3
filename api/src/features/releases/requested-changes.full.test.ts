import {
  type ChannelActionRequest,
  RELEASE_SERVICE_PATHS,
  type RegistryEntry,
} from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { readServiceRegistry } from './read-releases.ts';

const FIGURES = {
  release: { views: 60, errors: 6, falls: 0 },
  other: { views: 540, errors: 0, falls: 0 },
};
const FAULT = '6 errors in 60 pages (10.0 %), the other release had 0 in 540 (0.0 %)';

const { test, assign, team, record } = releaseTest();

async function requestChange(remote: string, change: Partial<ChannelActionRequest>) {
  const response = await test.app.inject({
    method: 'POST',
    url: RELEASE_SERVICE_PATHS.channels(remote),
    headers: { 'x-internal-token': test.deps.config.internalToken },
    payload: { version: '1.1.0', reason: FAULT, figures: FIGURES, ...change },
  });
  return { status: response.statusCode, body: response.json() };
}
async function read(remote: string): Promise<RegistryEntry> {
  const entry = (await readServiceRegistry(test.deps.db.orm)).remotes[remote];
  if (!entry) throw new Error(`there is no ${remote}`);
  return entry;
}
/** Creates a remote with stable 1.0.0 and canary 1.1.0. */
async function openCanary() {
  const { remote, send } = await team('1.0.0');
  await send({ version: '1.1.0' }, { query: '?channel=none' });
  await assign(remote, 'canary', { percent: 10 });
  return { remote, send, since: (await read(remote)).canary?.at ?? '' };
}

describe('a canary that a shell judges unhealthy', () => {
  it('ends once for several requests, without an actor, with the figures logged', async () => {
    const { remote, since } = await openCanary();
    const heard: unknown[] = [];
    const stop = test.deps.changes.listen((changed) => heard.push(changed));
    const answers = await Promise.all(
      [1, 2, 3].map(() => requestChange(remote, { action: 'end-canary', since })),
    );
    stop();
    const done = answers.map(({ body }) => body.data).filter((data) => data !== null);
    const { sequence } = await readServiceRegistry(test.deps.db.orm);
    expect(done).toMatchObject([{ remote, from: '1.1.0', to: '1.0.0', sequence }]);
    expect(heard).toContainEqual(['releases']);
    expect((await read(remote)).canary).toBeUndefined();
    const { log } = await record(remote);
    expect(log[0]).toMatchObject({
      action: 'end_canary',
      channel: 'canary',
      from: '1.1.0',
      to: '1.0.0',
      by: 'automatic',
      reason: FAULT,
      figures: FIGURES,
    });
    expect(log.filter(({ by }: { by: string }) => by === 'automatic')).toHaveLength(1);
    const rows = await test.sql(
      'select account, details from audit_log where target = $1 order by id desc limit 1',
      [`release/${remote}`],
    );
    expect(rows[0]).toMatchObject({ account: null, details: { by: 'automatic' } });
  });
  it('is unchanged when it or another canary was started since', async () => {
    const { remote, since, send } = await openCanary();
    await assign(remote, 'canary', { percent: 20 });
    expect((await requestChange(remote, { action: 'end-canary', since })).body.data).toBeNull();
    await send({ version: '1.2.0' }, { query: '?channel=none' });
    await assign(remote, 'canary', { version: '1.2.0', percent: 20 });
    const { canary } = await read(remote);
    const change = { action: 'end-canary' as const, since: canary?.at ?? '' };
    expect((await requestChange(remote, change)).body.data).toBeNull();
    expect((await read(remote)).canary).toEqual(canary);
  });
});

describe('a release on trial that a shell judges unhealthy', () => {
  it('is rolled back once, with a pin', async () => {
    const { remote, send } = await team('1.0.0', '1.1.0');
    const since = (await read(remote)).trial?.since ?? '';
    const change = { action: 'roll-back' as const, since };
    const [one, two] = await Promise.all([
      requestChange(remote, change),
      requestChange(remote, change),
    ]);
    expect([one.body.data, two.body.data].filter((data) => data !== null)).toMatchObject([
      { from: '1.1.0', to: '1.0.0' },
    ]);
    expect(await read(remote)).toMatchObject({
      current: '1.0.0',
      pin: { version: '1.0.0', upTo: '1.1.0', by: 'automatic', reason: FAULT },
    });
    expect((await record(remote)).log[0]).toMatchObject({
      action: 'rollback',
      by: 'automatic',
      figures: FIGURES,
    });
    expect((await send({ version: '1.1.0' })).status).toBe(422);
  });
  it('is unchanged when it was activated again since, or is gone', async () => {
    const { remote, send } = await team('1.0.0', '1.1.0');
    const since = (await read(remote)).trial?.since ?? '';
    await send({ version: '1.2.0' });
    expect((await requestChange(remote, { action: 'roll-back', since })).body.data).toBeNull();
    const of = { action: 'roll-back' as const, version: '1.2.0' };
    expect((await requestChange(remote, { ...of, since })).body.data).toBeNull();
    expect((await read(remote)).current).toBe('1.2.0');
  });
});

it.each([
  ['another action', { action: 'switch' }, 'action'],
  ['no figures', { figures: undefined }, 'figures'],
  ['no moment', { since: 'yesterday' }, 'since'],
  ['an invalid version', { version: '../1' }, 'version'],
])('a request for a change with %s is refused', async (_what, more, field) => {
  const { remote, since } = await openCanary();
  const change = { action: 'end-canary', since, ...more } as Partial<ChannelActionRequest>;
  const { status, body } = await requestChange(remote, change);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect((await read(remote)).canary).toBeDefined();
});
