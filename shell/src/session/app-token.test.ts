// @vitest-environment jsdom
import { APP_TOKEN_COOKIE, AUTH_PATHS, RESULT_CODES } from '@admissions/protocol';
import { apiAnswering, apiError, type Reply } from '@admissions/tools/testing';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppToken } from './app-token.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
const failed: Reply = apiError(500, 'busy', { errorCode: RESULT_CODES.failed });
const token = (): Reply => ({ data: { token: 'app', expire: Date.now() / 1000 + 600 } });

describe('the application token', () => {
  it('is requested again after a failure, three times at most', async () => {
    const { sent } = apiAnswering((_request, count) => (count < 4 ? failed : token()));
    const appToken = createAppToken();
    expect(await Promise.all([appToken(), appToken()])).toEqual(['app', 'app']);
    expect(sent.map(({ path }) => path)).toEqual(Array(4).fill(AUTH_PATHS.appSignIn));
    expect(sent[0]?.body).toEqual({ domain: location.host });
    expect(Cookies.get(APP_TOKEN_COOKIE.name)).toBe('app');
  });
  it('is not requested for a second after a refusal', async () => {
    const { sent } = apiAnswering(() => failed);
    const appToken = createAppToken();
    expect([await appToken(), await appToken()]).toEqual([null, null]);
    expect(sent).toHaveLength(4);
  });
  it('is requested at once after a lost connection', async () => {
    const { sent } = apiAnswering((_request, count) => (count <= 4 ? 'lost' : token()));
    const appToken = createAppToken();
    expect([await appToken(), await appToken()]).toEqual([null, 'app']);
    expect(sent).toHaveLength(5);
  });
});
