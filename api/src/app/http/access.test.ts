import { AREAS, type Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { ADMIN_IDLE_SECONDS, ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../features/identity/tables/identity-tables.ts';
import { mediaUses } from '../../features/media/media-tables.ts';
import { createToken } from '../../platform/crypto/tokens.ts';
import type { Access, DeclaredRoute } from '../../platform/http/declared-access.ts';
import { type Caller, deployer, staffWith, visitor } from '../../tests/testing/callers.ts';
import { callsOf, personOf } from '../../tests/testing/calls.ts';
import { samplePicture } from '../../tests/testing/sample-entry.ts';
import { testApp } from '../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
interface Proof {
  headers: Caller;
  app: boolean;
  flags: readonly Area[] | null;
  /** Whether it holds a valid deploy token of DEPLOYED. */
  deploys?: true;
}
const DEPLOYED = 'mf_deployed';
const callers = new Map<string, Proof>();
const stranger = (headers: Caller): Proof => ({ headers, app: false, flags: null });
const application = (headers: Caller): Proof => ({ headers, app: true, flags: null });
const account = (headers: Caller, flags: readonly Area[]): Proof => ({ headers, app: true, flags });

beforeAll(async () => {
  const app = await visitor(test);
  callers.set('nobody', stranger({}));
  callers.set('an application', application(app));
  for (const area of AREAS)
    callers.set(
      `an account with ${area}`,
      account((await staffWith(test, `only-${area}`, [area])).headers, [area]),
    );
  callers.set('an account without flags', account((await staffWith(test, 'none', [])).headers, []));
  callers.set('an account with every flag', account((await staffWith(test, 'all')).headers, AREAS));

  for (const [what, change] of [
    ['a disabled account', 'update account set active = false where id = $1'],
    ['a deleted account', 'update account set deleted_at = now() where id = $1'],
    [
      'an idle session',
      `update admin_session set seen_at = now() - interval '${ADMIN_IDLE_SECONDS + 1} s' where account_id = $1`,
    ],
    [
      'a session that is over',
      "update admin_session set expires_at = now() - interval '1 s' where account_id = $1",
    ],
  ] as const) {
    const { id, headers } = await staffWith(test, what.replaceAll(' ', '-'));
    await test.sql(change, [id]);
    callers.set(what, application(headers));
  }

  const victim = await staffWith(test, 'victim');
  const thief = await staffWith(test, 'thief');
  const { authorization, cookie } = victim.headers;
  const [appToken, adminToken] = authorization.slice(7).split('|') as [string, string];
  const half = (value: string) => `${ADMIN_PROOF_COOKIE.name}=${value}`;
  callers.set('a stolen bearer without the cookie', application({ authorization }));
  callers.set(
    'a stolen bearer with the cookie of another',
    application({ authorization, cookie: thief.headers.cookie }),
  );
  callers.set(
    'a stolen bearer with an invented cookie',
    application({ authorization, cookie: half(createToken('half')) }),
  );
  callers.set('a stolen cookie without the bearer', application({ ...app, cookie }));
  callers.set(
    'an admin token without an application token',
    stranger({ authorization: `Bearer |${adminToken}`, cookie }),
  );
  callers.set(
    'the two tokens swapped',
    stranger({ authorization: `Bearer ${adminToken}|${appToken}`, cookie }),
  );
  callers.set(
    'an application token in both places',
    application({ authorization: `Bearer ${appToken}|${appToken}`, cookie }),
  );
  callers.set('a deploy token', { ...stranger(await deployer(test, DEPLOYED)), deploys: true });
  callers.set('a deploy token of another remote', stranger(await deployer(test, 'mf_other')));
  const revokedAt = new Date().toISOString();
  callers.set('a revoked deploy token', stranger(await deployer(test, DEPLOYED, { revokedAt })));
  callers.set(
    'an invented admin token',
    application({
      authorization: `${app.authorization}${createToken('admin')}`,
      cookie: half(createToken('half')),
    }),
  );
});

/** The areas with media in their entries. */
const SHOWING = AREAS.filter((area) => area !== 'account' && area !== 'forms');
/** A media item and the areas that show it; uploaded by another account. Without id: missing. */
interface Item {
  id: number;
  areas: readonly Area[];
}
const MISSING = 999_999;
/** Items shown by no area, one area, another, two, and all. */
async function itemsOfMedia(): Promise<Item[]> {
  const areaSets: (readonly Area[])[] = [[], ['news'], ['vr'], ['news', 'ad'], SHOWING];
  return Promise.all(
    areaSets.map(async (areas) => {
      const id = await samplePicture(test);
      const kinds = areas.map((area) => KINDS.find((kind) => kind.area === area)?.id ?? '');
      if (kinds.length > 0)
        await test.deps.db.orm
          .insert(mediaUses)
          .values(kinds.map((kind) => ({ mediaId: id, kind, entryId: 1, field: 'pic' })));
      return { id, areas };
    }),
  );
}

/** 400 is the outcome of `statusOf` after a passed access check. */
function expectedOf(access: Access, { app, flags, deploys }: Proof, { id, areas }: Item): number {
  if (access === 'public') return 400;
  if (access === 'deploy') return deploys ? 400 : 401;
  if (!app) return 401;
  if (access === 'app') return 400;
  if (flags === null) return 401;
  if (access === 'account') return 400;
  if ('area' in access) return flags.includes(access.area) ? 400 : 403;
  const [shows, manages] = [
    SHOWING.some((area) => flags.includes(area)),
    flags.includes('account'),
  ];
  if (access.media === 'add' || (!shows && !manages)) return shows ? 400 : 403;
  if (access.media === 'read' || id === MISSING) return 400;
  return (areas.length > 0 ? areas.every((area) => flags.includes(area)) : manages) ? 400 : 403;
}

/** Repeats a query key, so that a call fails with 400 right after the access check. */
async function statusOf(
  { method, url, upload }: DeclaredRoute,
  { headers }: Proof,
  { id }: Item,
): Promise<number> {
  const body = {
    payload: upload ? '--x--' : '{}',
    headers: {
      ...headers,
      'content-type': upload ? `${upload}; boundary=x` : 'application/json',
    },
  };
  const sent = ['GET', 'HEAD', 'DELETE'].includes(method) ? { headers } : body;
  const response = await test.app.inject({
    method: method as 'GET',
    url: `${url.replace(':remote', DEPLOYED).replace(/:\w+/g, String(id))}?twice=1&twice=2`,
    ...sent,
  });
  const { statusCode } = response;
  if (method === 'HEAD') return statusCode;
  const { errorCode } = response.json();
  // The error code of a refused access is used for nothing else.
  return (statusCode === 401 || statusCode === 403) === (errorCode === 100401)
    ? statusCode
    : Number.NaN;
}

/** In `npm test`, skips routes with the same declaration and method as three before them. */
function repetitions() {
  const seen = new Map<string, number>();
  return ({ method, access }: DeclaredRoute) => {
    if (process.env.TEST_FULL === '1' || typeof access !== 'object' || !('area' in access))
      return false;
    const key = `${method} ${access.area}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) > 3;
  };
}
const ALWAYS_TESTED = ['nobody', 'an application', 'an account without flags'];
/** Callers tested on every route: anonymous, its flag, and the next flag. */
function isAlwaysTested(name: string, access: Access): boolean {
  if (ALWAYS_TESTED.includes(name) || typeof access !== 'object' || !('area' in access))
    return true;
  const next = AREAS[(AREAS.indexOf(access.area) + 1) % AREAS.length];
  return name === `an account with ${access.area}` || name === `an account with ${next}`;
}

describe('every route, for every kind of caller', () => {
  it('admits exactly the declared callers', async () => {
    const differences: string[] = [];
    let decisions = 0;
    const missing: Item = { id: MISSING, areas: [] };
    const items = await itemsOfMedia();
    const cases = test.app.declaredRoutes.flatMap((route) => {
      const isOfItem =
        typeof route.access === 'object' &&
        'media' in route.access &&
        route.access.media === 'change';
      return [missing, ...(isOfItem ? items : [])].map((item) => ({ route, item }));
    });
    const isRepetition = repetitions();
    for (const { route, item } of cases) {
      const isShort = isRepetition(route);
      await Promise.all(
        [...callers].map(async ([name, proof]) => {
          if (isShort && !isAlwaysTested(name, route.access)) return;
          // HEAD shares the declaration of GET; a few callers suffice.
          if (route.method === 'HEAD' && proof.flags?.length === 1) return;
          // Items matter to signed-in callers only.
          if (proof.flags === null && item.id !== MISSING) return;
          decisions++;
          const [got, expected] = [
            await statusOf(route, proof, item),
            expectedOf(route.access, proof, item),
          ];
          if (got !== expected)
            differences.push(
              `${name} gets ${got} instead of ${expected}: ${route.method} ${route.url} (shown in: ${item.areas})`,
            );
        }),
      );
    }
    expect(differences).toEqual([]);
    expect(callers.size).toBe(30);
    expect(decisions).toBeGreaterThan(test.app.declaredRoutes.length * 5);
    expect(cases.filter(({ item }) => item.id !== MISSING).length).toBeGreaterThanOrEqual(20);
  }, 600_000);
  it('requires staff for the back office, except for sign-in and password change', () => {
    const open = test.app.declaredRoutes
      .filter(
        ({ url, access }) =>
          url.startsWith('/api/admin/') && (access === 'public' || access === 'app'),
      )
      .map(({ url }) => url);
    expect(open).toEqual([AUTH_PATHS.login, AUTH_PATHS.changePassword]);
  });
  it('requires an application token for all of /api/ap', () => {
    const wrong = test.app.declaredRoutes.filter(
      ({ url, access }) => url.startsWith('/api/ap/') && access !== 'app',
    );
    expect(wrong).toEqual([]);
  });
});

it('a revoked flag takes effect on the next request', async () => {
  const { id, call } = await personOf(test, 'demoted', ['news', 'account']);
  const list = () => call('GET', '/api/admin/account/account_list');
  expect((await list()).status).toBe(200);
  const priv = '{"account":"true","news":true}';
  await test.deps.db.orm.update(accounts).set({ priv }).where(eq(accounts.id, id));
  const refused = await list();
  expect([refused.status, refused.body.errorCode]).toEqual([403, 100401]);
});

it('a write to the back office is accepted from its own pages', async () => {
  const { headers } = await staffWith(test, 'own-page', ['news']);
  const own = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
  const answer = await callsOf(test, { ...headers, ...own })('POST', AUTH_PATHS.logout, {});
  expect(answer.status).toBe(200);
});
