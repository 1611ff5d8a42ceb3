import type { Area } from '@admissions/model';
import { RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeRelease } from '../testing/release.ts';
import { createTestRecorder, startAccountApi } from '../testing/shell.ts';
import { registerErrorHandler } from './failures.ts';
import { createLoadUser } from './load-user.ts';
import { registerOperatorRoute } from './operator-route.ts';

const temp = openTempFolder();

async function shell(flags: Partial<Record<Area, 1>> = { account: 1 }, apiUrl?: string) {
  const app = fastify();
  registerErrorHandler(app);
  const loadUser = createLoadUser({
    apiUrl: apiUrl ?? (await startAccountApi(flags)),
    internalToken: '',
  });
  const release = await writeRelease(temp.path, { version: '1.1.0' });
  const { recorder } = createTestRecorder({ releases: () => [release] });
  registerOperatorRoute(app, { loadUser, recorder });
  onTestFinished(() => app.close());
  const ask = (authorization = 'Bearer known') =>
    app.inject({
      url: RUNNING_RELEASES_PATH,
      headers: { host: 'site.example', ...(authorization && { authorization }) },
    });
  return { ask, recorder };
}

describe('running releases', () => {
  test('have the figures of each release', async () => {
    const { ask, recorder } = await shell();
    recorder.countError({ remote: 'mf_public', version: '1.1.0' }, 'render');
    const answer = await ask();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json().data.figures.releases[0]).toMatchObject({
      remote: 'mf_public',
      version: '1.1.0',
      channel: 'stable',
      errors: { render: 1, load: 0 },
    });
  });
  test('are refused without the flag `account`, a valid session or any', async () => {
    const { ask } = await shell({ news: 1, forms: 1 });
    const refusal = await ask();
    expect([refusal.statusCode, refusal.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('權限') },
    ]);
    expect((await ask('Bearer guess')).statusCode).toBe(401);
    expect((await ask('')).statusCode).toBe(401);
  });
  test('are unavailable while the API is unreachable', async () => {
    const { ask } = await shell(undefined, 'http://127.0.0.1:1');
    expect((await ask()).statusCode).toBe(503);
  });
});
