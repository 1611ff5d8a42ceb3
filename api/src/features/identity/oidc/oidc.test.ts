import { ADMIN_OIDC_COOKIE, ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { startTestProvider } from '@admissions/tools/test-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountRequests } from '../../../tests/testing/account-requests.ts';
import { account, PASSWORD, staffWith, visitor } from '../../../tests/testing/callers.ts';
import { shownCode } from '../../../tests/testing/one-time-code.ts';
import { type TestApp, testApp } from '../../../tests/testing/test-app.ts';

const ORIGIN = 'https://admission.example.edu.tw';
let provider: Awaited<ReturnType<typeof startTestProvider>>;

const settings = (claim = 'preferred_username', issuer = provider.issuer) => ({
  issuer,
  clientId: 'admissions',
  clientSecret: provider.secret,
  claim,
  origin: ORIGIN,
});
let gone: typeof provider;
beforeAll(async () => {
  provider = await startTestProvider(`${ORIGIN}${AUTH_PATHS.oidcCallback}`);
  gone = await startTestProvider('http://127.0.0.1/');
  await gone.close();
});
afterAll(() => provider.close());
const test = testApp(() => ({ oidc: settings(), loginLimit: 1_000_000 }));

const cookieIn = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.find(({ name }) => name === ADMIN_OIDC_COOKIE.name)?.value ?? '';
const withStep = (step: string) => ({ cookie: `${ADMIN_OIDC_COOKIE.name}=${step}` });

/** Signs in at the provider and returns; gives the final response and the step cookie. */
async function cameBack(
  person: string,
  { app }: Pick<TestApp, 'app'> = test,
  to = '/admin/news/list',
) {
  const started = await app.inject({
    url: `${AUTH_PATHS.oidcStart}?${new URLSearchParams({ to })}`,
  });
  expect(started.statusCode).toBe(303);
  const back = new URL(await provider.signIn(String(started.headers.location), person));
  const flow = cookieIn(started);
  const response = await app.inject({ url: back.pathname + back.search, headers: withStep(flow) });
  return {
    response,
    back,
    flow,
    step: cookieIn(response),
    end: new URL(String(response.headers.location), ORIGIN).searchParams.get('oidc'),
  };
}
const enter = (step: string, code?: string, { app }: Pick<TestApp, 'app'> = test) =>
  app.inject({
    method: 'POST',
    url: AUTH_PATHS.oidcLogin,
    payload: code === undefined ? {} : { code },
    headers: withStep(step),
  });

describe('sign-in at the OpenID provider', () => {
  it('opens a session of the account with this name and its local flags', async () => {
    await account(test, 'desk.one', { areas: ['news'] });
    const { response, step, end } = await cameBack('Desk.One');
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/admin/login?to=%2Fadmin%2Fnews%2Flist&oidc=done',
    ]);
    expect(end).toBe('done');
    const entered = await enter(step);
    expect(entered.statusCode).toBe(200);
    const half = entered.cookies.find(({ name }) => name === ADMIN_PROOF_COOKIE.name);
    expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const { authorization } = (await visitor(test)) as { authorization: string };
    const headers = {
      authorization: authorization + entered.json().data.token,
      cookie: `${ADMIN_PROOF_COOKIE.name}=${half?.value}`,
    };
    const info = (await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).json().data;
    expect([info.info.account, JSON.parse(info.priv).news, JSON.parse(info.priv).account]).toEqual([
      'desk.one',
      1,
      0,
    ]);
  });
  it('opens one session only', async () => {
    await account(test, 'desk.once', { areas: ['news'] });
    const { step } = await cameBack('desk.once');
    expect(
      (await Promise.all([enter(step), enter(step), enter(step)]))
        .map(({ statusCode }) => statusCode)
        .sort(),
    ).toEqual([200, 401, 401]);
    expect((await enter(step)).json().message).toBe('登入停留太久或已經用過，請重新登入。');
  });
  it('reports a missing account and creates none', async () => {
    const { end, step } = await cameBack('stranger');
    expect([end, step]).toEqual(['unknown', '']);
    expect((await enter(step)).statusCode).toBe(401);
  });
  it('rejects a disabled account', async () => {
    await account(test, 'desk.off', { areas: ['news'], active: false });
    const { step } = await cameBack('desk.off');
    const refused = await enter(step);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 1052]);
  });
  it('requires the local second factor, and continues after a wrong code', async () => {
    const { headers } = await staffWith(test, 'desk.two', ['news']);

    const post = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url, headers, payload });
    const { secret } = (await post(AUTH_PATHS.totpEnrol, { password: PASSWORD })).json().data;
    expect((await post(AUTH_PATHS.totpConfirm, { code: shownCode(secret) })).statusCode).toBe(200);
    const { step } = await cameBack('desk.two');
    const withoutCode = await enter(step);
    expect([withoutCode.statusCode, Object.keys(withoutCode.json().errors)]).toEqual([
      401,
      ['code'],
    ]);
    expect((await enter(step, '000000')).statusCode).toBe(401);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect((await enter(step, shownCode(secret))).statusCode).toBe(200);
  });
  it('rejects a callback in another browser, with another state, or repeated', async () => {
    await account(test, 'desk.three', { areas: ['news'] });
    const { back, flow } = await cameBack('desk.three');
    const endOf = async (url: string, headers = {}) =>
      new URL(
        String((await test.app.inject({ url, headers })).headers.location),
        ORIGIN,
      ).searchParams.get('oidc');
    expect(await endOf(back.pathname + back.search)).toBe('ended');
    expect(await endOf(back.pathname + back.search, withStep('1.forged'))).toBe('ended');
    expect(await endOf(back.pathname + back.search, withStep(flow))).toBe('failed');
    const other = await test.app.inject({ url: AUTH_PATHS.oidcStart });
    const answer = new URL(await provider.signIn(String(other.headers.location), 'desk.three'));
    answer.searchParams.set('state', 'forged');
    expect(await endOf(answer.pathname + answer.search, withStep(cookieIn(other)))).toBe('failed');
  });
  it('does not accept the flow cookie as a ticket', async () => {
    const { flow } = await cameBack('desk.three');
    expect((await enter(flow)).statusCode).toBe(401);
  });
  it('redirects only to the back office', async () => {
    for (const to of ['https://evil.example/admin/', '//evil.example', '/news'])
      expect((await cameBack('desk.three', test, to)).response.headers.location).toBe(
        '/admin/login?oidc=done',
      );
  });
});

describe('with the e-mail address as the name', () => {
  const byEmail = testApp(() => ({ oidc: settings('email') }));
  it('finds accounts by verified addresses only', async () => {
    await account(byEmail, 'by.mail', { areas: ['news'] });
    expect((await cameBack('by.mail', byEmail)).end).toBe('done');
    expect((await cameBack('by.mail unverified', byEmail)).end).toBe('unknown');
    expect((await cameBack('by.mail unstated', byEmail)).end).toBe('unknown');
  });
  it('rejects a manager who set their own address on another account', async () => {
    const director = await account(byEmail, 'director');
    const { headers } = await staffWith(byEmail, 'climber', ['account']);
    const change = accountRequests.edit(director, { email: 'other.climber@example.edu.tw' });
    const edit = await byEmail.app.inject({ ...change, headers });
    expect([edit.statusCode, Object.keys(edit.json().errors)]).toEqual([403, ['email']]);
    expect((await cameBack('other.climber', byEmail)).end).toBe('unknown');
  });
  it('binds an account to its first person until a password reset', async () => {
    const id = await account(byEmail, 'bound', { areas: ['news'] });
    const enterAs = async (person: string) => {
      const { step } = await cameBack(person, byEmail);
      return enter(step, undefined, byEmail);
    };
    expect((await enterAs('bound')).statusCode).toBe(200);
    expect((await cameBack('bound successor', byEmail)).end).toBe('unknown');
    await byEmail.sql("update account set email = 'moved@example.edu.tw' where id = $1", [id]);
    expect((await enterAs('bound')).statusCode).toBe(200);
    expect((await cameBack('moved', byEmail)).end).toBe('unknown');
    const { headers } = await staffWith(byEmail, 'binder');
    const reset = await byEmail.app.inject({ ...accountRequests.resetPassword(id), headers });
    expect(reset.statusCode).toBe(200);
    expect((await cameBack('bound', byEmail)).end).toBe('unknown');
    expect((await cameBack('moved', byEmail)).end).toBe('done');
  });
  it('opens one session for two concurrent returns with one address', async () => {
    await account(byEmail, 'raced', { areas: ['news'] });
    const [first, second] = [
      await cameBack('raced', byEmail),
      await cameBack('raced successor', byEmail),
    ];
    expect((await enter(first.step, undefined, byEmail)).statusCode).toBe(200);
    expect((await enter(second.step, undefined, byEmail)).statusCode).toBe(401);
  });
});

describe('OpenID sign-in', () => {
  const alone = testApp(() => ({ oidc: settings('preferred_username', gone.issuer) }));
  const without = testApp();
  it('redirects with an error when the provider is down; passwords still work', async () => {
    const { statusCode, headers } = await alone.app.inject({ url: AUTH_PATHS.oidcStart });
    expect([statusCode, headers.location]).toEqual([303, '/admin/login?oidc=unavailable']);
    await staffWith(alone, 'desk.four', ['news']);
  });
  it('does not exist without a configured provider', async () => {
    for (const url of [AUTH_PATHS.oidcStart, AUTH_PATHS.oidcCallback])
      expect((await without.app.inject({ url })).statusCode).toBe(404);
  });
});
