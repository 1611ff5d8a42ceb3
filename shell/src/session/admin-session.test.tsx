import {
  ADMIN_TOKEN_COOKIE,
  APP_TOKEN_COOKIE,
  AUTH_PATHS,
  RESULT_CODES,
} from '@admissions/protocol';
import { createAppStore } from '@admissions/store';
import { apiAnswering, apiError, createGate, type Reply } from '@admissions/tools/testing';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { createAdminApi, restoreSession, saveAdminToken, signOut } from './admin-session.ts';
import { consumeSignInReason } from './sign-in-reason.ts';
import { trackWrites } from './track-writes.ts';

it('a session ended by the API has its first reason, and leads to the sign-in', async () => {
  history.replaceState(null, '', '/admin/schedule?day=7');
  Cookies.set(APP_TOKEN_COOKIE.name, 'app', { path: APP_TOKEN_COOKIE.path });
  saveAdminToken({ token: 'ended', expire: Date.now() / 1000 + 3600 });
  apiAnswering(() => apiError(401, '不在名單內', { errorCode: RESULT_CODES.unauthorized }));
  const store = createAppStore({ session: { user: {}, priv: {} } as never });
  const api = createAdminApi(store);
  await Promise.allSettled([api.get('/api/admin/schedule'), api.get('/api/admin/dashboard')]);
  expect(store.getState().notice).toEqual({
    message: '不在名單內',
    target: '/admin/login?to=%2Fadmin%2Fschedule%3Fday%3D7',
    isNewDocument: true,
  });
  expect(consumeSignInReason()).toBe('不在名單內');
});

it('stores a token by the server’s clock when ours is eight hours ahead', () => {
  history.replaceState(null, '', '/admin/login');
  const server = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: server + 8 * 3_600_000 });
  const token = { token: 'early', expire: server / 1000 + 3600 };
  expect(saveAdminToken(token, new Date(server).toUTCString())).toBe(true);
});

describe('restoreSession', () => {
  const restoring = (reply: Reply) => {
    history.replaceState(null, '', '/admin/news/list');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    saveAdminToken({ token: 'stored', expire: Date.now() / 1000 + 3600 });
    consumeSignInReason();
    const { api, sent } = apiAnswering(() => reply);
    return { sent, restored: restoreSession(api, createAppStore()) };
  };
  const refused = (status: number, errorCode: number = RESULT_CODES.failed): Reply =>
    apiError(status, '登入已逾時', { errorCode: errorCode });

  it.each([
    ['HTTP 401', refused(401), 1],
    ['HTTP 403', refused(403), 1],
    ['HTTP 404', refused(404), 1],
    ['HTTP 422', refused(422), 1],
    ['HTTP 500', refused(500), 4],
    ['errorCode 2', refused(200, RESULT_CODES.notExists), 1],
  ] as const)(
    'drops the token after %s and stores the reason for the sign-in',
    async (_name, reply, tries) => {
      const { sent, restored } = restoring(reply);
      expect(await restored).toBeNull();
      expect(Cookies.get(ADMIN_TOKEN_COOKIE.name)).toBeUndefined();
      expect(consumeSignInReason()).toBe('登入已逾時');
      expect(sent).toHaveLength(tries);
    },
  );

  it.each([
    ['without a connection', 'lost'],
    ['at HTTP 502', refused(502)],
    ['at HTTP 503', refused(503)],
    ['at HTTP 504', refused(504)],
  ] as const)('retains the token %s: the API has not answered', async (_name, reply) => {
    await expect(restoring(reply).restored).rejects.toThrow();
    expect(Cookies.get(ADMIN_TOKEN_COOKIE.name)).toBe('stored');
    expect(consumeSignInReason()).toBeNull();
  });
});

it.each(['post', 'put', 'delete'] as const)(
  'signOut ends the session after a pending %s has its response, even a refusal',
  async (method) => {
    // jsdom reports navigation as not implemented.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const order: string[] = [];
    const gate = createGate();
    const api = trackWrites(
      apiAnswering(async ({ path }) => {
        if (path !== AUTH_PATHS.logout) await gate.promise;
        order.push(path);
        return path === AUTH_PATHS.logout
          ? { data: null }
          : apiError(422, '標題必填', { errorCode: 100400, errors: {} });
      }).api,
    );
    const store = createAppStore({ session: { user: { info: { id: 7 } }, priv: {} } as never });
    const saved = api[method]('/api/admin/news/edit_news/7', {}).catch(() => {});
    const left = signOut(api, store);
    // The sign-out gets as far as jsdom allows.
    await new Promise((resolve) => setTimeout(resolve));
    gate.open();
    await Promise.all([saved, left]);
    expect(order).toEqual(['/api/admin/news/edit_news/7', AUTH_PATHS.logout]);
  },
);
