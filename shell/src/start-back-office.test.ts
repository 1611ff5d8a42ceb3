// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeImportMap } from './browser/import-map.ts';
import { readOwnCookie } from './browser/read-own-cookie.ts';
import { startBackOffice } from './start-back-office.ts';

const START = {
  entry: '/assets/admin.js',
  preload: ['/assets/common.js'],
  integrity: { '/assets/admin.js': 'sha384-entry', '/assets/common.js': 'sha384-common' },
  cookies: { app: 'app_token', admin: { name: 'admin_token', path: '/' } },
  paths: { appSignIn: '/api/auth/signin', registry: '/api/admin/registry' },
};
const NEWS = { base: '/remotes/mf_news/1.0.0/', files: { 'remoteEntry.js': 'sha384-news' } };
const ok = (data: unknown) => ({ status: 200, body: { errorCode: 1, data } });
const refused = { status: 401, body: { errorCode: 100401 } };
type Reply = typeof refused | { status: number; body: object };

const requests: { path: string; authorization: string | null }[] = [];
function answering(replies: Record<string, Reply[]>) {
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    requests.push({ path, authorization: new Headers(options.headers).get('authorization') });
    const reply = replies[path]?.shift();
    if (!reply) throw new TypeError('no line');
    return Response.json(reply.body, { status: reply.status });
  });
}
/** Runs the serialized function, without the scope of this module. */
async function start() {
  const load = vi.fn(async () => maps().length);
  await new Function(
    'load',
    `return (${startBackOffice})(${JSON.stringify(START)}, load, ${writeImportMap}, ${readOwnCookie})`,
  )(load);
  expect(load).toHaveBeenCalledExactlyOnceWith(START.entry);
  return load.mock.settledResults[0]?.value;
}
const maps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '').integrity,
  );
const keep = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie of an earlier visit
  document.cookie = `${name}=${value}`;
};

beforeEach(() => {
  document.head.replaceChildren();
  requests.length = 0;
});

describe('startBackOffice', () => {
  it('writes one import map first, with the hashes of the shell and the account’s remotes', async () => {
    keep('app_token', 'app');
    keep('admin_token', 'admin');
    answering({ '/api/admin/registry': [ok([NEWS])] });
    expect(await start()).toBe(1);
    expect(maps()).toEqual([
      { ...START.integrity, '/remotes/mf_news/1.0.0/remoteEntry.js': 'sha384-news' },
    ]);
    expect(requests).toEqual([{ path: '/api/admin/registry', authorization: 'Bearer app|admin' }]);
    expect(globalThis.registryCut).toEqual([NEWS]);
    expect(document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.integrity).toBe(
      'sha384-common',
    );
  });
  it('requests nothing and lists no remote while nobody is signed in', async () => {
    answering({});
    await start();
    expect(requests).toEqual([]);
    expect(maps()).toEqual([START.integrity]);
    expect(globalThis.registryCut).toEqual([]);
  });
  it('gets a new application token, once, when it is missing or expired', async () => {
    keep('admin_token', 'admin');
    const token = () => ok({ token: 'new', expire: Date.now() / 1000 + 600 });
    answering({ '/api/auth/signin': [token()], '/api/admin/registry': [ok([])] });
    await start();
    expect(requests.map(({ authorization }) => authorization)).toEqual([null, 'Bearer new|admin']);
    expect(document.cookie).toContain('app_token=new');
    requests.length = 0;
    keep('app_token', 'old');
    answering({ '/api/auth/signin': [token()], '/api/admin/registry': [refused, ok([NEWS])] });
    await start();
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer old|admin',
      null,
      'Bearer new|admin',
    ]);
    expect(globalThis.registryCut).toEqual([NEWS]);
  });
  it('repeats its calls after a failure of the server', async () => {
    vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work));
    const failed = { status: 500, body: {} };
    keep('admin_token', 'admin');
    answering({
      '/api/auth/signin': [failed, ok({ token: 'new', expire: Date.now() / 1000 + 600 })],
      '/api/admin/registry': [failed, failed, failed, ok([NEWS])],
    });
    await start();
    expect(globalThis.registryCut).toEqual([NEWS]);
  });
  it.each<[string, Record<string, Reply[]>]>([
    ['is offline', {}],
    ['is busy', { '/api/admin/registry': [{ status: 503, body: { errorCode: -1 } }] }],
    [
      'rejects the session',
      {
        '/api/admin/registry': [refused, refused],
        '/api/auth/signin': [ok({ token: 'new', expire: 1 })],
      },
    ],
  ])('starts without remotes when the API %s', async (_, replies) => {
    keep('app_token', 'app');
    keep('admin_token', 'admin');
    answering(replies);
    await start();
    expect(maps()).toEqual([START.integrity]);
    expect(globalThis.registryCut).toBeNull();
  });
});
