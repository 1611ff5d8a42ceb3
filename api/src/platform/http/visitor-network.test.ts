import { visit } from '@admissions/model/forms';
import { AUTH_PATHS } from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, sampleVisit, solvedProof, testApp, visitor } from '#testing';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['not an address', 'not an address'],
])('the network of a visitor of %s is %s', (ip, network) => expect(networkKey(ip)).toBe(network));

describe('an IPv6 /64 as one visitor', () => {
  const LIMITS = { rateLimit: 100, formLimit: 5, signInLimit: 40, loginLimit: 6 };
  const test = testApp(LIMITS);
  let app: Caller;
  beforeAll(async () => {
    app = await visitor(test);
  });

  const inNetwork = (network: string, host: number) =>
    `2001:db8:${network}::${(host + 1).toString(16)}`;
  const post = async (url: string, payload: object, remoteAddress: string, headers: Caller = {}) =>
    (await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode;
  const statuses = async (times: number, one: (host: number) => Promise<number>) => {
    const all: number[] = [];
    for (let host = 0; host < times; host++) all.push(await one(host));
    return all;
  };
  const counts = (all: number[], status: number) => all.filter((each) => each === status).length;

  it('accepts five of eight forms', async () => {
    const form = async (address: string) =>
      post(formPathsOf(visit).send, sampleVisit({ proof: await solvedProof(test) }), address, app);
    const all = await statuses(8, (host) => form(inNetwork('1:1', host)));
    expect([counts(all, 200), counts(all, 429)]).toEqual([5, 3]);
    expect(await form(inNetwork('1:2', 0))).toBe(200);
  });
  it('allows two failed staff sign-ins', async () => {
    const all = await statuses(9, (host) =>
      post(
        AUTH_PATHS.login,
        { account: `nobody-${host}`, password: 'wrong' },
        inNetwork('4:1', host),
      ),
    );
    expect([counts(all, 401), counts(all, 429)]).toEqual([2, 7]);
  });
  it('answers a hundred of 120 calls', async () => {
    const all = await statuses(
      120,
      async (host) =>
        (await test.app.inject({ url: '/api/nowhere', remoteAddress: inNetwork('6:1', host) }))
          .statusCode,
    );
    expect([counts(all, 404), counts(all, 429)]).toEqual([100, 20]);
  });
});
