import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openTempFolder, startServer } from '@admissions/tools/testing-node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unpackRelease } from './archive/unpack-release.ts';
import { loadToken, rollBackAndReport, sendAndReport, sendRelease } from './send-release.ts';

type SendOptions = Parameters<typeof sendRelease>[0];
interface Sent {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  /** In place of an envelope. */
  text?: string;
  data?: object;
  errors?: Record<string, string[]>;
}

const DESCRIPTION = `{ "manifest": { "name": "mf_team", "version": "1.2.0" }, "files": { "remoteEntry.js": "sha384-x" } }\n`;
const shells = (more = {}) => ({ adopted: ['one'], refused: [], silent: [], ...more });
const change = (more = {}) => ({
  remote: 'mf_team',
  channel: 'stable',
  from: '1.1.0',
  to: '1.2.0',
  sequence: 7,
  shells: shells(more),
});

const temp = openTempFolder();
let work: string;
let to: string;
let calls: Sent[];
let answer: (request: IncomingMessage) => Answer;
let printed: string[];
beforeEach(async () => {
  work = temp.path;
  await writeFile(join(work, 'release.json'), DESCRIPTION);
  await writeFile(join(work, 'remoteEntry.js'), 'export {};\n');
  await writeFile(join(work, 'remoteEntry.js.br'), 'packed');
  calls = [];
  answer = () => ({ data: { remote: 'mf_team', version: '1.2.0', isNew: true, change: change() } });
  ({ url: to } = await startServer(async (request, response) => {
    const body = await buffer(request);
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    const { status = 200, text, headers, ...envelope } = answer(request);
    response.writeHead(status, headers);
    response.end(text ?? JSON.stringify(envelope));
  }));
  printed = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => printed.push(line));
});
const send = (more: Partial<SendOptions> = {}) =>
  sendAndReport({ to, folder: work, token: 'adt_secret', ...more });

describe('sending a release', () => {
  test('sends the archive of its files with the token', async () => {
    expect(await send({ reason: 'open day' })).toBe(0);
    const { method, url, headers, body } = calls[0] as Sent;
    expect([method, url]).toEqual([
      'POST',
      '/api/releases/mf_team?channel=stable&reason=open+day&allowLower=false',
    ]);
    expect(headers).toMatchObject({
      authorization: 'Bearer adt_secret',
      'content-type': 'application/gzip',
      'content-length': String(body.length),
    });
    const target = join(work, 'unpacked');
    expect(await unpackRelease(Readable.from([body]), target)).toEqual([
      'release.json',
      'remoteEntry.js',
    ]);
    expect(await readFile(join(target, 'release.json'), 'utf8')).toBe(DESCRIPTION);
  });
  test('reports which shells serve it', async () => {
    await send();
    expect(printed).toEqual([
      'mf_team 1.2.0 is the stable release (was 1.1.0).',
      'one: serves it.',
    ]);
  });
  test('prints the preview link of a stored release where the site allows it', async () => {
    const sent = { remote: 'mf_team', version: '1.2.0', isNew: true, change: null };
    answer = () => ({ data: { ...sent, link: '/?release=signed' } });
    expect(await send({ isPreview: true })).toBe(0);
    answer = () => ({ data: { ...sent, link: null } });
    expect(await send({ isPreview: true })).toBe(0);
    const line = 'mf_team 1.2.0 was accepted; no channel was switched.';
    expect(printed).toEqual([line, `Look at it (for seven days): ${to}/?release=signed`, line]);
  });
  test('exits with 1 and a line for each shell that refused or was silent', async () => {
    const outcome = { refused: [{ shell: 'two', reason: 'it throws' }], silent: ['three'] };
    answer = () => ({
      data: { remote: 'mf_team', version: '1.2.0', isNew: true, change: change(outcome) },
    });
    expect(await send()).toBe(1);
    expect(printed.slice(1)).toEqual([
      'one: serves it.',
      'two: refused it: it throws',
      'three: has not reported yet whether it serves it.',
    ]);
  });
  test('exits with 1 and every fault', async () => {
    answer = () => ({
      status: 422,
      errors: { release: ['the first', 'the second'], archive: ['the third'] },
    });
    expect(await send()).toBe(1);
    expect(printed).toEqual(['the first', 'the second', 'the third']);
  });
  test('is repeated after the time that a busy site names', async () => {
    const accepted = answer;
    const busy = { status: 503, headers: { 'retry-after': '1' } };
    answer = (request) => (calls.length === 1 ? busy : accepted(request));
    expect(await send()).toBe(0);
    expect(calls.map(({ body }) => body.length > 0)).toEqual([true, true]);
  });
  test('stores the release before it becomes a canary', async () => {
    answer = ({ method }) =>
      method === 'PUT'
        ? { data: { ...change(), channel: 'canary' } }
        : { data: { remote: 'mf_team', version: '1.2.0', isNew: true, change: null } };
    expect(await send({ percent: 10, reason: 'try' })).toBe(0);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/releases/mf_team?channel=none&reason=try&allowLower=false',
      'PUT /api/releases/mf_team/channels/canary',
    ]);
    expect(JSON.parse(String(calls[1]?.body))).toEqual({
      version: '1.2.0',
      reason: 'try',
      percent: 10,
    });
  });
  test.each<[string, Answer, RegExp]>([
    ['a token that opens nothing', { status: 401 }, /token is not one of this remote/],
    ['an answer of something else than the site', { text: '<html>' }, /answered 200/],
    [
      'a way to elsewhere, where the token must not go',
      { status: 302, headers: { location: '/elsewhere' } },
      /cannot be reached/,
    ],
  ])('exits with 1 for %s', async (_what, given, sentence) => {
    answer = () => given;
    expect(await send()).toBe(1);
    expect(printed).toEqual([expect.stringMatching(sentence)]);
    expect(calls).toHaveLength(1);
  });
  test.each<[string, object, RegExp]>([
    ['an address without https', { to: 'http://site.example' }, /not reached by https/],
    ['a folder without release.json', { folder: import.meta.dirname }, /holds no release/],
  ])('refuses %s before sending', async (_what, more, sentence) => {
    await expect(sendRelease({ to, folder: work, token: 'adt_secret', ...more })).rejects.toThrow(
      sentence,
    );
    expect(calls).toEqual([]);
  });
});

test('rolling back requests a rollback and reports which shells serve the earlier release', async () => {
  answer = () => ({ data: { ...change(), from: '1.2.0', to: '1.1.0' } });
  const options = { to, remote: 'mf_team', token: 'adt_secret', reason: 'dates', from: '1.2.0' };
  expect(await rollBackAndReport(options)).toBe(0);
  expect(calls.map((one) => `${one.method} ${one.url} ${one.body}`)).toEqual([
    'POST /api/releases/mf_team/rollback {"reason":"dates","from":"1.2.0"}',
  ]);
  expect(printed[0]).toBe('mf_team 1.1.0 is the stable release (was 1.2.0).');
});

test('deploy token comes from a file, else from the environment', async () => {
  const tokenFile = join(work, 'token');
  await writeFile(tokenFile, 'adt_file\n');
  const env = { RELEASE_TOKEN: 'adt_env' };
  expect(await loadToken({ tokenFile, env })).toBe('adt_file');
  expect(await loadToken({ env })).toBe('adt_env');
  await expect(loadToken({ env: {} })).rejects.toThrow('A deploy token is needed');
  await expect(loadToken({ tokenFile: 'no.token', env })).rejects.toThrow(
    'A deploy token is needed in no.token: see step 5 of docs/how-to/own-repository.md.',
  );
});
