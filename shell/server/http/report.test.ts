import { MAX_REPORTS } from '@admissions/protocol/releases';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeRelease } from '../testing/release.ts';
import { createTestRecorder } from '../testing/shell.ts';
import { registerReportRoute } from './report.ts';
import { setStaffReporter } from './staff-reporter.ts';

const folder = `${process.env.TMPDIR ?? '/tmp'}/report-${process.pid}`;
const source = { remote: 'mf_public', version: '1.2.3', route: '/news' };
const fault = { ...source, kind: 'boundary', reason: 'it threw' };
const vital = { ...source, kind: 'vital', name: 'LCP', value: 1200 };
async function open() {
  const app = fastify();
  onTestFinished(() => app.close());
  const release = await writeRelease(folder, { version: '1.2.3' });
  const { metrics, recorder } = createTestRecorder({
    releases: () => [release],
    isKnown: (remote, version) => remote === 'mf_public' && version === '1.2.2',
  });
  registerReportRoute(app, { recorder, internalToken: 'secret' });
  app.get('/sign-in/:account', async (request, reply) => {
    const account = Number((request.params as { account: string }).account);
    setStaffReporter(request, reply, { account, secret: 'secret' });
  });
  return {
    send: (reports: object[], remoteAddress = '203.0.113.1', cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/shell/report',
        remoteAddress,
        payload: { requestId: 'i', reports },
        headers: { cookie },
      }),
    async signIn(account: number) {
      const { headers } = await app.inject(`/sign-in/${account}`);
      return String(headers['set-cookie']);
    },
    observe: () => recorder.observe(source, 0, Date.now()),
    series: (name: string) =>
      metrics
        .text()
        .match(new RegExp(`^${name}.*$`, 'gm'))
        ?.sort() ?? [],
    figuresOf: (version: string) =>
      recorder.read().releases.find((each) => each.version === version),
  };
}

describe('browser report', () => {
  it('creates no metric series beyond the releases', async () => {
    const site = await open();
    const load = (remote: string, version: string) => ({
      ...source,
      kind: 'load',
      reason: 'r',
      remote,
      version,
    });
    for (let count = 0; count < 100; count++)
      expect(
        (await site.send([load(`mf_${count}`, `1.0.${count}`)], `203.0.113.${count}`)).statusCode,
      ).toBe(204);
    for (const version of ['1.2.3', '1.2.2', '9.9.9'])
      await site.send([load('mf_public', version)], '203.0.113.200');
    await site.send([load('shell', 'abc'), load('shell', 'invented')], '203.0.113.201');
    expect(site.series('shell_area_errors_total')).toEqual([
      'shell_area_errors_total{remote="mf_public",version="1.2.2",kind="load"} 1',
      'shell_area_errors_total{remote="mf_public",version="1.2.3",kind="load"} 1',
      'shell_area_errors_total{remote="mf_public",version="other",kind="load"} 1',
      'shell_area_errors_total{remote="other",version="other",kind="load"} 100',
      'shell_area_errors_total{remote="shell",version="abc",kind="load"} 1',
      'shell_area_errors_total{remote="shell",version="other",kind="load"} 1',
    ]);
  });
  it('is accepted 30 times a minute per network', async () => {
    const site = await open();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push((await site.send([fault], `2001:db8:1:2::${count}`)).statusCode);
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([
      30, 429,
    ]);
  });
  it('of staff counts once per account, so that one alone cannot end a release', async () => {
    const site = await open();
    const cookie = await site.signIn(7);
    expect(cookie).toMatch(/; Path=\/shell\/report; Max-Age=43200; HttpOnly; SameSite=Lax$/);
    for (let count = 0; count < 30; count++) await site.send([fault], undefined, cookie);
    expect(site.observe()).toEqual({ views: 1, errors: 1, falls: 0 });
    expect((await site.send([fault], undefined, cookie)).statusCode).toBe(429);
    expect((await site.send([fault], undefined, await site.signIn(8))).statusCode).toBe(204);
    expect(site.observe().errors).toBe(2);
  });
  it('with an invalid mark of staff counts like one of a visitor', async () => {
    const site = await open();
    const cookie = (await site.signIn(7)).replace('=7.', '=8.');
    for (let count = 0; count < 10; count++) await site.send([fault], undefined, cookie);
    expect(site.observe().errors).toBe(0);
  });
  it('is counted once per page by remote, version and kind', async () => {
    const site = await open();
    await site.send([...Array.from({ length: 10 }, () => fault), { ...fault, kind: 'chunk' }]);
    expect(site.series('shell_area_errors_total')).toEqual([
      'shell_area_errors_total{remote="mf_public",version="1.2.3",kind="boundary"} 1',
      'shell_area_errors_total{remote="mf_public",version="1.2.3",kind="chunk"} 1',
    ]);
    expect(site.figuresOf('1.2.3')?.errors).toMatchObject({ boundary: 1, chunk: 1, load: 0 });
  });
  it('adds vitals to histograms by remote and version, and counts the visits', async () => {
    const site = await open();
    await site.send([vital, { ...vital, name: 'CLS', value: 0.2 }]);
    await site.send([{ ...vital, value: 3000 }]);
    const [name, of] = ['shell_lcp_seconds', 'remote="mf_public",version="1.2.3"'];
    expect(site.series(name)).toContain(`${name}_bucket{${of},le="1.8"} 1`);
    expect(site.series(name)).toContain(`${name}_bucket{${of},le="+Inf"} 2`);
    expect(site.series(name)).toContain(`${name}_sum{${of}} 4.2`);
    expect(site.series('shell_cls_score_count')).toEqual([`shell_cls_score_count{${of}} 1`]);
    expect(site.figuresOf('1.2.3')?.visits).toBe(2);
  });
  it('is accepted with the channel that older tabs send', async () => {
    const site = await open();
    expect((await site.send([{ ...fault, channel: 'stable' }])).statusCode).toBe(204);
  });
  it.each([
    ['an unknown key', { ...fault, visitor: 'A123456789' }],
    ['an address with a query', { ...fault, route: '/news?title=name' }],
    ['an unknown kind', { ...fault, kind: 'other' }],
    ['a fault of the server', { ...fault, kind: 'render' }],
    ['an unknown channel', { ...fault, channel: 'beta' }],
    ['an oversized reason', { ...fault, reason: 'x'.repeat(201) }],
    ['a vital that is not a number', { ...vital, value: '1' }],
  ])('is rejected with %s', async (_name, report) => {
    const site = await open();
    expect((await site.send([report])).statusCode).toBe(400);
    expect(site.series('shell_area_errors_total')).toEqual([]);
  });
  it('is rejected when empty or oversized', async () => {
    const { send } = await open();
    expect((await send([])).statusCode).toBe(400);
    const many = Array.from({ length: MAX_REPORTS + 1 }, () => vital);
    expect((await send(many)).statusCode).toBe(400);
  });
});
