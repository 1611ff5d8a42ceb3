import { ADMIN_HALF_COOKIE, ADMIN_IDLE_SECONDS, AREAS, AUTH_PATHS } from '@admissions/contracts';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../features/accounts/accounts-tables.ts';
import { adminSessions } from '../features/auth/auth-tables.ts';
import { newToken } from '../features/auth/tokens.ts';
import type { Caller } from '../testing/callers.ts';
import { staffWith, visitor } from '../testing/callers.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp } from '../testing/test-app.ts';
import type { Access, DeclaredRoute } from './declared-access.ts';
import { requireDeclaredAccess } from './declared-access.ts';

let test: TestApp;
const callers = new Map<string, { headers: Caller; may: (access: Access) => boolean }>();
beforeAll(async () => {
  test = await openTestApp({ loginLimit: 1_000_000 });
  const publicOnly = (access: Access) => access === 'public';
  const withApp = (access: Access) => publicOnly(access) || access === 'app';
  const app = await visitor(test);
  callers.set('nobody', { headers: {}, may: publicOnly });
  callers.set('an application', { headers: app, may: withApp });
  for (const area of AREAS) {
    const { headers } = await staffWith(test, `only-${area}`, [area]);
    callers.set(`an account with ${area}`, {
      headers,
      may: (access) => withApp(access) || access === 'account' || (typeof access === 'object' && access.area === area),
    });
  }
  callers.set('an account without flags', { headers: (await staffWith(test, 'none', [])).headers, may: (access) => withApp(access) || access === 'account' });
  callers.set('an account with every flag', { headers: (await staffWith(test, 'all')).headers, may: () => true });

  const disabled = await staffWith(test, 'disabled');
  await test.deps.db.orm.update(accounts).set({ active: false }).where(eq(accounts.id, disabled.id));
  callers.set('a disabled account', { headers: disabled.headers, may: withApp });
  const deleted = await staffWith(test, 'deleted');
  await test.deps.db.orm.update(accounts).set({ deletedAt: new Date().toISOString() }).where(eq(accounts.id, deleted.id));
  callers.set('a deleted account', { headers: deleted.headers, may: withApp });
  const idle = await staffWith(test, 'idle');
  await test.deps.db.orm
    .update(adminSessions)
    .set({ seenAt: new Date(Date.now() - ADMIN_IDLE_SECONDS * 1000 - 1000).toISOString() })
    .where(eq(adminSessions.accountId, idle.id));
  callers.set('an idle session', { headers: idle.headers, may: withApp });
  const over = await staffWith(test, 'over');
  await test.deps.db.orm
    .update(adminSessions)
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .where(eq(adminSessions.accountId, over.id));
  callers.set('a session that is over', { headers: over.headers, may: withApp });

  const victim = await staffWith(test, 'victim');
  const thief = await staffWith(test, 'thief');
  const [appToken, adminToken] = victim.headers.authorization.slice(7).split('|') as [string, string];
  callers.set('a stolen bearer without the cookie', { headers: { authorization: victim.headers.authorization }, may: withApp });
  callers.set('a stolen bearer with the cookie of another', {
    headers: { authorization: victim.headers.authorization, cookie: thief.headers.cookie },
    may: withApp,
  });
  callers.set('an admin token without an application token', { headers: { ...victim.headers, authorization: `Bearer |${adminToken}` }, may: publicOnly });
  callers.set('the two tokens in each other’s place', { headers: { ...victim.headers, authorization: `Bearer ${adminToken}|${appToken}` }, may: publicOnly });
  callers.set('an application token in both places', { headers: { ...victim.headers, authorization: `Bearer ${appToken}|${appToken}` }, may: withApp });
  callers.set('an invented admin token', {
    headers: { ...app, authorization: `${app.authorization}${newToken('admin')}`, cookie: `${ADMIN_HALF_COOKIE.name}=${newToken('half')}` },
    may: withApp,
  });
});
afterAll(() => test.close());

/** Whether a call gets past the access check: one query key given twice is refused right behind it, before anything is done. */
async function isLetIn({ method, url, upload }: DeclaredRoute, headers: Caller): Promise<boolean> {
  const payload =
    method === 'GET' || method === 'HEAD'
      ? {}
      : { payload: upload ? '--x--' : '{}', headers: { ...headers, 'content-type': upload ? 'multipart/form-data; boundary=x' : 'application/json' } };
  const response = await test.app.inject({ method: method as 'GET', url: `${url.replace(/:\w+/g, '999999')}?twice=1&twice=2`, headers, ...payload });
  if (response.statusCode === 400) return true;
  expect([401, 403]).toContain(response.statusCode);
  if (method !== 'HEAD') expect(response.json().errorCode).toBe(100401);
  return false;
}

describe('every route, for every kind of caller', () => {
  it('lets in whom it declares and nobody else', async () => {
    const differences: string[] = [];
    let decisions = 0;
    for (const route of test.app.declaredRoutes) {
      for (const [name, { headers, may }] of callers) {
        decisions++;
        const letIn = await isLetIn(route, headers);
        if (letIn !== may(route.access)) differences.push(`${name} is ${letIn ? 'let in' : 'kept out'}: ${route.method} ${route.url}`);
      }
    }
    expect(differences).toEqual([]);
    expect(decisions).toBeGreaterThan(1000);
  }, 120_000);
  it('keeps all of the back office for staff, but for signing in and changing a password', () => {
    const open = test.app.declaredRoutes
      .filter(({ url, access }) => url.startsWith('/api/admin/') && (access === 'public' || access === 'app'))
      .map(({ url }) => url);
    expect(open).toEqual([AUTH_PATHS.login, AUTH_PATHS.changePassword]);
  });
  it('wants an application token for all of /api/ap', () => {
    const wrong = test.app.declaredRoutes.filter(({ url, access }) => url.startsWith('/api/ap/') && access !== 'app');
    expect(wrong).toEqual([]);
  });
  it('does not start with a route that declares nothing', () => {
    const app = fastify();
    requireDeclaredAccess(app);
    expect(() => app.get('/api/admin/forgotten', async () => 'secret')).toThrow('/api/admin/forgotten does not declare its access');
  });
});

describe('a flag that is taken away', () => {
  it('counts from the next request on', async () => {
    const { id, headers } = await staffWith(test, 'demoted', ['news', 'account']);
    const list = () => test.app.inject({ url: '/api/admin/account/account_list', headers });
    expect((await list()).statusCode).toBe(200);
    await test.deps.db.orm.update(accounts).set({ priv: '{"account":"true","news":true}' }).where(eq(accounts.id, id));
    const refused = await list();
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 100401]);
  });
});

describe('a write to the back office', () => {
  const write = (headers: Caller) =>
    test.app.inject({ method: 'POST', url: AUTH_PATHS.logout, headers: { ...callers.get('nobody')?.headers, ...headers }, payload: '{}' });

  it.each([
    ['another site in a browser', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    ['a sister site in a browser', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { 'content-type': 'application/json', origin: 'https://evil.example' }],
    ['a page without an origin', { 'content-type': 'application/json', origin: 'null' }],
  ])('from %s is refused', async (_what, headers) => {
    const { headers: own } = await staffWith(test, `csrf-${Math.random().toString(36).slice(2, 8)}`, ['news']);
    const response = await write({ ...own, ...headers } as Caller);
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 100401]);
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers: own })).statusCode).toBe(200);
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('as %s is refused', async (type) => {
    const response = await write({ 'content-type': type });
    expect(response.statusCode).toBe(415);
  });
  it('from its own pages is accepted', async () => {
    const { headers } = await staffWith(test, 'own-page', ['news']);
    expect((await write({ ...headers, 'content-type': 'application/json', origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
      200,
    );
  });
});

describe('an answer to staff', () => {
  it.each(['an account with every flag', 'nobody'])('is never stored by a browser or proxy (%s)', async (name) => {
    const response = await test.app.inject({ url: AUTH_PATHS.userInfo, headers: callers.get(name)?.headers ?? {} });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
