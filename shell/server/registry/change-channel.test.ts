import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { openTempFolder, startServer } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReleaseService, type ReleaseService } from './release-service.ts';

const TOKEN = 'of-our-own-processes';
const CHANGE = {
  action: 'end-canary' as const,
  version: '1.1.0',
  since: '2026-11-23T04:00:00.000Z',
  reason: '6 errors in 60 pages',
  figures: {
    release: { views: 60, errors: 6, falls: 0 },
    other: { views: 540, errors: 0, falls: 0 },
  },
};

let api: Awaited<ReturnType<typeof startServer>>;
let service: ReleaseService;
let requests: { url: string; token: unknown; body: unknown }[];
let looks: number;
let answer: { status: number; data?: object | null; errors?: object };

const temp = openTempFolder();
beforeEach(async () => {
  requests = [];
  looks = 0;
  api = await startServer(async (request, response) => {
    const { url = '', method, headers } = request;
    if (method === 'GET') {
      looks++;
      return response.writeHead(503).end();
    }
    requests.push({ url, token: headers['x-internal-token'], body: await json(request) });
    const { status, ...body } = answer;
    return response.writeHead(status).end(JSON.stringify(body));
  });
  service = openReleaseService({
    apiUrl: api.url,
    internalToken: TOKEN,
    releasesDir: join(temp.path, 'releases'),
    log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    onRegistry: () => {},
  });
});
afterEach(() => service.poll());
const ask = () => service.changeChannel({ ...CHANGE, remote: 'mf_public' });

describe('a requested change of a channel', () => {
  test('sends its figures with the internal token and polls the registry afterwards', async () => {
    answer = { status: 200, data: { from: '1.1.0', to: '1.0.0', sequence: 8 } };
    expect(await ask()).toMatchObject({ to: '1.0.0' });
    expect(requests).toEqual([
      { url: '/api/internal/channels/mf_public', token: TOKEN, body: CHANGE },
    ]);
    await expect.poll(() => looks).toBeGreaterThan(0);
  });
  test.each([
    [422, { errors: { version: ['There is no release 1.0.0'] } }, 'There is no release 1.0.0'],
    [503, {}, 'it answered 503'],
  ])('rejects with a message for a refusal with %i', async (status, body, sentence) => {
    answer = { status, ...body };
    await expect(ask()).rejects.toThrow(sentence);
  });
  test('rejects with a message for an unreachable service', async () => {
    await api.stop();
    await expect(ask()).rejects.toThrow();
  });
});
