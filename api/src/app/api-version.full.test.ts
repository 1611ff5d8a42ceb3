import { AUTH_PATHS, PRODUCT_VERSION, PRODUCT_VERSION_HEADER } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, type Caller, PASSWORD, staffWith, visitor } from '../tests/testing/callers.ts';
import { callsOf } from '../tests/testing/calls.ts';
import { testApp } from '../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1e6, formLimit: 1e6 });
const limited = testApp({ rateLimit: 4 });
const next = testApp({ apiVersion: 'v2' });
const callers = new Map<string, Caller>();
beforeAll(async () => {
  callers.set('nobody', {});
  callers.set('an application', await visitor(test));
  callers.set('an account without flags', (await staffWith(test, 'none', [])).headers);
  callers.set('an account with one flag', (await staffWith(test, 'one', ['news'])).headers);
});

const versioned = (url: string) => url.replace(/^\/api\//, '/api/v1/');
const requests = () =>
  test.app.declaredRoutes
    // Signing out differs on each call.
    .filter(
      ({ url, method }) =>
        url.startsWith('/api/') && method !== 'HEAD' && url !== AUTH_PATHS.logout,
    )
    .map(({ method, url }) => ({ method: method as 'GET', url: url.replace(/:(\w+)/g, '999999') }));

it('the version of the product is in a header of every answer', async () => {
  const call = callsOf(test, {});
  for (const url of ['/api/ap/news', '/api/none', '/api/%zz'])
    expect((await call('GET', url)).headers[PRODUCT_VERSION_HEADER], url).toBe(PRODUCT_VERSION);
});

describe('API_VERSION', () => {
  it.each(['nobody', 'an application', 'an account without flags', 'an account with one flag'])(
    'routes below /api/v1 answer %s like those below /api',
    async (who) => {
      const call = callsOf(test, callers.get(who));
      const other: string[] = [];
      for (const { method, url } of requests()) {
        const [plain, alias] = [await call(method, url), await call(method, versioned(url))];
        const summarize = ({ status, body }: typeof plain) => `${status} ${body?.errorCode}`;
        if (summarize(plain) !== summarize(alias))
          other.push(
            `${method} ${url}: ${summarize(plain)}, below the version ${summarize(alias)}`,
          );
      }
      expect(other).toEqual([]);
    },
  );

  it('is not recognized when repeated, different, encoded or at another position', async () => {
    const call = callsOf(test, callers.get('an application'));
    expect((await call('GET', '/api/v1/ap/news')).status).toBe(200);
    for (const url of [
      '/api/v1/v1/ap/news',
      '/api/v2/ap/news',
      '/api/%761/ap/news',
      '/api/v1%2fap/news',
      '/api/v1//ap/news',
      '/api/ap/v1/news',
      '/v1/api/ap/news',
      '/api/v1',
    ])
      expect((await call('GET', url)).status, url).toBe(404);
  });

  it('grants no access to internal routes', async () => {
    for (const call of [callsOf(test), callsOf(test, callers.get('an account with one flag'))])
      for (const url of [
        '/api/v1/internal/changes',
        '/api/v1/v1/internal/changes',
        '/api/v1/readyz',
        '/api/v1/metrics',
      ])
        expect([401, 404], url).toContain((await call('GET', url)).status);
  });

  it('shares limits with unversioned addresses', async () => {
    const [plain, alias] = ['/api/ap/news', '/api/v1/ap/news'];
    const statuses = [];
    for (const url of [plain, alias, plain, alias, alias, plain])
      statuses.push((await callsOf(limited)('GET', url)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it('sets cookies of a versioned sign-in on the versioned path', async () => {
    await account(test, 'versioned');
    const call = callsOf(test, callers.get('an application'));
    const signIn = await call('POST', versioned(AUTH_PATHS.login), {
      account: 'versioned',
      password: PASSWORD,
    });
    const cookies = [signIn.headers['set-cookie']].flat().map(String);
    expect(cookies.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([
      '/api/v1/admin',
      '/api/v1/admin/auth',
    ]);
    const headers = {
      authorization: `${callers.get('an application')?.authorization}${signIn.body.data.token}`,
      cookie: cookies.map((each) => each.split(';')[0]).join('; '),
    };
    expect((await call('GET', versioned(AUTH_PATHS.userInfo), undefined, headers)).status).toBe(
      200,
    );
    const signOut = await call('POST', versioned(AUTH_PATHS.logout), {}, headers);
    expect(String(signOut.headers['set-cookie'])).toContain('Path=/api/v1/admin;');
    expect((await call('GET', versioned(AUTH_PATHS.userInfo), undefined, headers)).status).toBe(
      401,
    );
  });

  it('uses the configured version', async () => {
    const { status, headers } = await callsOf(next)('GET', '/api/v2/ap/news');
    expect([status, headers['x-api-version']]).toEqual([401, 'v2']);
    expect((await callsOf(next)('GET', '/api/v1/ap/news')).status).toBe(404);
  });
});
