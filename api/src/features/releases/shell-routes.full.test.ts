import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { RELEASE_ADMIN_PATHS, RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import { unpackRelease } from '@admissions/releases';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { describe, expect, it } from 'vitest';
import { createServer } from '../../platform/http/create-server.ts';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { shellRoutes } from './shell-routes.ts';

const { test, chief, assign, team, record } = releaseTest();

interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string | null;
  headers?: Record<string, string>;
  payload?: object;
}
function request(
  url: string,
  { method = 'GET', token, headers = {}, payload }: RequestOptions = {},
) {
  const internal = token === undefined ? test.deps.config.internalToken : token;
  return test.app.inject({
    method,
    url,
    headers: { ...(internal !== null && { 'x-internal-token': internal }), ...headers },
    ...(payload && { payload }),
  });
}

describe('the registry of releases', () => {
  it('lists active and earlier releases, with an ETag of their sequence', async () => {
    const { remote } = await team('1.0.0', '1.1.0');
    const answer = await request(RELEASE_SERVICE_PATHS.registry);
    const { sequence, remotes } = answer.json();
    expect(remotes[remote]).toMatchObject({ current: '1.1.0', previous: ['1.0.0'] });
    expect(Object.keys(remotes[remote].releases)).toEqual(['1.0.0', '1.1.0']);
    expect(answer.headers.etag).toMatch(new RegExp(`^"[\\w-]+\\.${sequence}"$`));
  });
  it('lists a canary with its start and reason, until it ends', async () => {
    const { remote, send } = await team('1.0.0');
    await send({ version: '1.1.0' }, { query: '?channel=none' });
    const put = (percent: number) => assign(remote, 'canary', { percent });
    const read = async () =>
      (await request(RELEASE_SERVICE_PATHS.registry)).json().remotes[remote].canary;
    expect(await read()).toBeUndefined();
    await put(10);
    const canary = await read();
    expect(canary).toEqual({
      version: '1.1.0',
      percent: 10,
      at: expect.any(String),
      by: 'chief',
      reason: 'new search',
    });
    expect(Date.now() - Date.parse(canary.at)).toBeLessThan(60_000);
    await put(50);
    expect(await read()).toMatchObject({ percent: 50 });
    await put(0);
    expect(await read()).toBeUndefined();
  });
  it('lists the fallback of a release on trial, until it is rolled back', async () => {
    const { remote, send } = await team('1.0.0');
    const read = async () => (await request(RELEASE_SERVICE_PATHS.registry)).json().remotes[remote];
    expect((await read()).trial).toBeUndefined();
    await send({ version: '1.1.0' });
    expect((await read()).trial).toEqual({ against: '1.0.0', since: expect.any(String) });
    await chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), { from: '1.1.0', reason: 'dates' });
    expect((await read()).trial).toBeUndefined();
  });
  it('is sent again only to shells with an older one', async () => {
    const { send } = await team('1.0.0');
    const { etag = '' } = (await request(RELEASE_SERVICE_PATHS.registry)).headers;
    const again = () =>
      request(RELEASE_SERVICE_PATHS.registry, { headers: { 'if-none-match': etag } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await send({ version: '1.1.0' });
    expect((await again()).statusCode).toBe(200);
  });
  it('is sent again after a restart of the API, because its database may be another one', async () => {
    const { headers } = await request(RELEASE_SERVICE_PATHS.registry);
    const restarted = createServer(test.deps);
    await restarted.register((app) => shellRoutes(app, test.deps));
    const answer = await restarted.inject({
      url: RELEASE_SERVICE_PATHS.registry,
      headers: {
        'x-internal-token': test.deps.config.internalToken,
        'if-none-match': String(headers.etag),
      },
    });
    expect(answer.statusCode).toBe(200);
  });
  it('is announced to subscribed processes', async () => {
    const heard: unknown[] = [];
    const stop = test.deps.changes.listen((changed) => heard.push(changed));
    await (await team()).send();
    stop();
    expect(heard).toContainEqual(['releases']);
  });
});

describe('the files of a release', () => {
  const folder = temporaryFolder();
  it('are fetched by shells as the stored archive', async () => {
    const { remote } = await team('1.0.0');
    const answer = await request(RELEASE_SERVICE_PATHS.archive(remote, '1.0.0'));
    expect(answer.headers['content-type']).toBe('application/gzip');
    expect(await unpackRelease(Readable.from([answer.rawPayload]), folder)).toEqual([
      'release.json',
      'remoteEntry.js',
    ]);
    expect(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))).toMatchObject({
      manifest: { name: remote, version: '1.0.0' },
    });
  });
  it.each([
    ['of a missing version', 'mf_sample_a', '9.9.9', 404],
    ['of no remote', 'shell', '1.0.0', 400],
    ['outside of the store', 'mf_sample_a', '..%2F..%2Fsecrets.json', 404],
  ])('%s are not found', async (_what, remote, version, status) =>
    expect((await request(RELEASE_SERVICE_PATHS.archive(remote, version))).statusCode).toBe(status),
  );
});

describe('an adoption that a shell reports', () => {
  const buildAdoption = (remote: string, sequence: number) => ({
    method: 'POST' as const,
    payload: { shell: 'one', sequence, remotes: { [remote]: { version: '1.0.0' } } },
  });
  it('is shown to staff until the shell stops, and returns the sequence', async () => {
    const { remote } = await team('1.0.0');
    const { sequence } = (await request(RELEASE_SERVICE_PATHS.registry)).json();
    const receipt = await request(RELEASE_SERVICE_PATHS.adoptions, buildAdoption(remote, sequence));
    expect(receipt.json().data).toEqual({ sequence });
    expect((await record(remote)).shells).toMatchObject([
      { shell: 'one', served: { version: '1.0.0' } },
    ]);
    await request(RELEASE_SERVICE_PATHS.adoption('one'), { method: 'DELETE' });
    expect((await record(remote)).shells).toEqual([]);
  });
  it('ends the wait of a switch', async () => {
    const { remote } = await team('1.0.0', '1.1.0');
    await request(RELEASE_SERVICE_PATHS.adoptions, buildAdoption(remote, 0));
    const rolling = chief('POST', RELEASE_ADMIN_PATHS.rollback(remote), {
      from: '1.1.0',
      reason: 'dates',
    });
    const timer = setTimeout(
      () => void request(RELEASE_SERVICE_PATHS.adoptions, buildAdoption(remote, 1_000_000)),
      500,
    );
    const { shells } = (await rolling).body.data;
    clearTimeout(timer);
    expect(shells).toEqual({ adopted: ['one'], refused: [], silent: [] });
    await request(RELEASE_SERVICE_PATHS.adoption('one'), { method: 'DELETE' });
  });
  it('is refused when malformed', async () => {
    const payload = { shell: '', sequence: -1, remotes: [] };
    const answer = await request(RELEASE_SERVICE_PATHS.adoptions, { method: 'POST', payload });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      ['shell', 'sequence', 'remotes'],
    ]);
  });
});

it.each([
  ['registry', 'GET', RELEASE_SERVICE_PATHS.registry],
  ['archive', 'GET', RELEASE_SERVICE_PATHS.archive('mf_sample_a', '1.0.0')],
  ['adoptions', 'POST', RELEASE_SERVICE_PATHS.adoptions],
  ['channels', 'POST', RELEASE_SERVICE_PATHS.channels('mf_sample_a')],
  ['adoption', 'DELETE', RELEASE_SERVICE_PATHS.adoption('one')],
] as const)(
  'a client without the internal token gets nothing of %s',
  async (_what, method, url) => {
    const payload = method === 'POST' ? { payload: { not: 'read' } } : {};
    for (const token of [null, '', `${test.deps.config.internalToken}x`]) {
      const answer = await request(url, { method, token, ...payload });
      expect([answer.statusCode, answer.headers.etag]).toEqual([401, undefined]);
    }
  },
);
