import { type FaultProxy, startFaultProxy } from '@admissions/tools/fault-proxy';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Caller } from './callers.ts';
import type { TestResponse } from './calls.ts';
import { listening, type TestApp } from './test-app.ts';

/** The API behind a proxy that loses replies, for the tests of a file. */
export function lossyConnection(test: TestApp) {
  const proxy = {} as FaultProxy;
  const site = listening(test);
  beforeAll(async () => {
    Object.assign(proxy, await startFaultProxy(site.origin));
  });
  afterAll(() => proxy.stop());
  afterEach(() => proxy.heal());

  /** Like a browser: retries with the same key until there is a response. */
  async function sendUntilAnswered(
    method: string,
    url: string,
    payload: unknown,
    caller: Caller,
  ): Promise<{ tries: number; status: number; body: TestResponse['body'] }> {
    const headers = { ...caller, 'content-type': 'application/json', connection: 'close' };
    const request = { method, body: JSON.stringify(payload), headers };
    for (let tries = 1; tries <= 10; tries++) {
      const response = await fetch(`${proxy.url}${url}`, request).catch(() => null);
      if (response) return { tries, status: response.status, body: await response.json() };
    }
    throw new Error('never answered');
  }
  return { proxy, sendUntilAnswered };
}
