import { AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { afterEach, vi } from 'vitest';
import { clearWhitelist } from '../../features/whitelist/provisional.ts';
import { asPerson } from './calls.ts';
import { testApp } from './test-app.ts';

/** An API with a manager who calls it from any address; the list is empty after each test. */
export function whitelistTest() {
  const test = testApp({ loginLimit: 1_000_000 });
  const guardian = asPerson(test, 'guardian', ['account']);
  afterEach(async () => {
    await clearWhitelist(test.deps.db);
  });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    remoteAddress = '127.0.0.1',
    headers: Record<string, string> = {},
  ) => {
    const response = await test.app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...guardian.headers, ...headers },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json() };
  };
  const add = (payload: object) => call('POST', WHITELIST_PATHS.add, payload);
  const statusFrom = async (address: string, headers: Record<string, string> = {}) =>
    (await call('GET', AUTH_PATHS.userInfo, undefined, address, headers)).status;
  const later = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  return { test, call, add, statusFrom, later };
}
