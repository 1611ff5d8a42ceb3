import { figuresSchema, RUNNING_RELEASES_PATH } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeRelease } from '../testing/release.ts';
import { createTestRecorder, startAccountApi } from '../testing/shell.ts';
import { registerErrorHandler } from './failures.ts';
import { createLoadUser } from './load-user.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

const temp = openTempFolder();
async function shell(apiUrl: string) {
  const release = await writeRelease(temp.path, { version: '1.1.0' });
  const { recorder } = createTestRecorder({ releases: () => [release] });
  const app = fastify();
  registerErrorHandler(app);
  registerOperatorRoutes(app, {
    loadUser: createLoadUser({ apiUrl, internalToken: '' }),
    recorder,
    overrides: { isEnabled: true, createLink: () => null },
    shellVersion: 'abc',
  });
  onTestFinished(() => app.close());
  const ask = (authorization?: string) =>
    app.inject({
      url: RUNNING_RELEASES_PATH,
      headers: { host: 'site.example', ...(authorization && { authorization }) },
    });
  return { ask, recorder };
}

describe('running releases', () => {
  test('return figures and link permission to an account with the flag `account`', async () => {
    const { ask, recorder } = await shell(await startAccountApi({ account: 1 }));
    recorder.countError({ remote: 'mf_public', version: '1.1.0' }, 'render');
    const answer = await ask('Bearer known');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { data } = answer.json();
    expect(data.allowsOverrides).toBe(true);
    expect(figuresSchema.parse(data.figures).releases[0]?.errors.render).toBe(1);
  });
  test('are refused to everybody else', async () => {
    const { ask } = await shell(await startAccountApi({ news: 1, forms: 1 }));
    expect((await ask('Bearer known')).statusCode).toBe(403);
    expect((await ask('Bearer known')).json()).toMatchObject({
      message: expect.stringContaining('權限'),
    });
    expect((await ask('Bearer guess')).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(401);
  });
  test('are unavailable while the API is unreachable', async () => {
    const { ask } = await shell('http://127.0.0.1:1');
    expect((await ask('Bearer known')).statusCode).toBe(503);
  });
});
