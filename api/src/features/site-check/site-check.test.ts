import { adminPathsOf } from '@admissions/model';
import { admissions, bachelorDepartment, bachelorEntry, news } from '@admissions/model/kinds';
import { SITE_CHECK_PATHS, type SiteCheck } from '@admissions/protocol/staff';
import { startServer } from '@admissions/tools/testing-node';
import { describe, expect, it } from 'vitest';
import { asPerson, type Call, insertEntry, staffOf, testApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';
import { findDeadExternalLinks, isPublicAddress } from './check-external-links.ts';
import { runSiteCheck } from './run-site-check.ts';

const test = testApp();
const editor = asPerson(test, 'editor', ['news']);
const staff: Call = (...request) => editor.call(...request);

const run = (nightly = false) => runSiteCheck(test.deps, { nightly });
const read = async (call = staff): Promise<SiteCheck> =>
  (await call('GET', SITE_CHECK_PATHS.list)).body.data;
const storeEntry = (changes: object) => insertEntry(test, news, changes);
const text = (html: string) => [{ type: 'text', key: 'a', html }];
const findingsOf = async (id: number) =>
  (await read()).list
    .filter((each) => each.kind === 'news.news' && each.id === id)
    .map(({ rule, words }) => `${rule} ${words}`)
    .toSorted();

describe('the site check', () => {
  it('finds dead links, passed deadlines and entries unchanged for a year', async () => {
    const id = await storeEntry({
      title: '舊的消息',
      updatedAt: '2020-01-02T00:00:00Z',
      body: text('<p>報名至114年3月5日止，見<a href="/nowhere">簡章下載</a>。創校於民國78年。</p>'),
    });
    const draft = await storeEntry({
      status: 'draft',
      body: text('<a href="/nowhere">簡章</a>'),
    });
    expect(await run()).toBe(true);
    expect(await findingsOf(id)).toEqual([
      'deadLink /nowhere',
      'pastDate 114年3月5日',
      'untouched 2020-01-02',
    ]);
    expect(await findingsOf(draft)).toEqual([]);
    const { checkedAt, entries, isRunning } = await read();
    expect([typeof checkedAt, entries > 0, isRunning]).toEqual(['string', true, false]);
  });
  it('repeats the checks of forms: seats and years of channels, departments not findable', async () => {
    const department = await insertEntry(test, bachelorDepartment, { quota: 52, keywords: [] });
    const years = (year: number) => [{ year, quota: 51 }];
    await insertEntry(test, bachelorEntry, { department, apart: false, years: years(116) });
    const older = { department, apart: true, years: years(115) };
    const olderId = await insertEntry(test, bachelorEntry, older);
    await run();
    const { list } = await read(await staffOf(test, ['faculty']));
    const found = (kind: string, id: number) =>
      list
        .filter((each) => each.kind === kind && each.id === id)
        .map(({ rule, field, words }) => `${rule} ${field} ${words}`);
    expect(found('faculty.bachelorDepartment', department)).toEqual(
      expect.arrayContaining(['placesSum quota 51／52', 'noKeywords keywords ']),
    );
    expect(found('faculty.bachelorEntry', olderId)).toContain('oldYear years 115／116');
  });
  it('finds the dates of a procedure once its last step is over', async () => {
    const step = (end: string) => ({ label: end, dates: { begin: '2020-01-01', end } });
    const dates = [step('2020-02-01'), step('2020-03-01')];
    const ended = await insertEntry(test, admissions, { dates });
    const goesOn = await insertEntry(test, admissions, { dates: [...dates, step('2099-01-01')] });
    await run();
    const { list } = await read(await staffOf(test, ['about']));
    const past = list.filter(({ rule }) => rule === 'pastDate').map(({ id }) => id);
    expect([past.includes(ended), past.includes(goesOn)]).toEqual([true, false]);
  });
  it('drops fixed findings and retains dismissed ones with actor and time', async () => {
    const id = await storeEntry({
      body: text('<p><a href="/gone1">一號簡章</a><a href="/gone2">二號簡章</a></p>'),
    });
    await run();
    const { list } = await read();
    const one = list.find((each) => each.words === '/gone1');
    expect(
      (await staff('PUT', SITE_CHECK_PATHS.one(one?.finding ?? 0), { isRight: true })).status,
    ).toBe(200);
    const before = (await read()).counts.deadLink;
    await test.deps.db.orm
      .update(tableOf(news))
      .set({ body: text('<p><a href="/gone1">一號簡章</a></p>') } as never);
    await run();
    const found = (await read()).list.filter((each) => each.id === id);
    expect(found).toMatchObject([{ words: '/gone1', setAside: { by: 'editor 先生' } }]);
    expect((await read()).counts.deadLink).toBeLessThan(before + 1);
    await staff('PUT', SITE_CHECK_PATHS.one(found[0]?.finding ?? 0), { isRight: false });
    expect((await read()).list.find((each) => each.id === id)?.setAside).toBeNull();
  });
  it('omits and counts entries changed since', async () => {
    const id = await storeEntry({ body: text('<a href="/gone3">三號簡章</a>') });
    await run();
    expect(await findingsOf(id)).toHaveLength(1);
    await staff('PUT', adminPathsOf(news).edit(id), { title: '改過了', revision: 1 });
    expect(await findingsOf(id)).toEqual([]);
    expect((await read()).changedSince).toBeGreaterThan(0);
  });
  it('finds texts of samples in entries that count as real', async () => {
    const [id, sample] = [
      await storeEntry({ summary: '獎學金20,000元（示範）', body: [] }),
      await storeEntry({ summary: '獎學金30,000元（示範）', body: [], isSample: true }),
    ];
    await run();
    expect(await findingsOf(id)).toEqual(['sampleText 獎學金20,000元（示範）']);
    expect(await findingsOf(sample)).toEqual([]);
    const contact = await storeEntry({ summary: '請洽news@example.edu.tw', body: [] });
    await run();
    expect(await findingsOf(contact)).toEqual(['sampleText 請洽news@example.edu.tw']);
    const ordinary = await storeEntry({
      summary: '教學示範與護理示範病房，帳號1203-0000',
      body: [],
    });
    await run();
    expect(await findingsOf(ordinary)).toEqual([]);
  });
  it('runs in one process at a time and once a night', async () => {
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await run(true)).toBe(false);
    await test.sql("update site_check set finished_at = now() - interval '25 hours'");
    expect(await run(true)).toBe(true);
  });
  it('requires the flag of an area to read and to dismiss findings', async () => {
    await storeEntry({ body: text('<a href="/gone4">四號簡章</a>') });
    await run();
    const found = (await read()).list.find((each) => each.words === '/gone4');
    const other = await staffOf(test, ['setting']);
    expect((await read(other)).list.some(({ kind }) => kind === 'news.news')).toBe(false);
    const path = SITE_CHECK_PATHS.one(found?.finding ?? 0);
    expect((await other('PUT', path, { isRight: true })).status).toBe(403);
    const clerk = await staffOf(test, ['forms']);
    expect((await clerk('POST', SITE_CHECK_PATHS.run)).status).toBe(403);
    expect((await staff('POST', SITE_CHECK_PATHS.run)).status).toBe(200);
    await expect.poll(async () => (await read()).isRunning).toBe(false);
  });
});

describe('external links', () => {
  it.each([
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['192.168.0.1', false],
    ['0.0.0.0', false],
    ['100.64.0.1', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::7f00:1', false],
    ['::808:808', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['localhost', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it('are checked by HEAD without redirects; only 404 and 410 count as dead', async () => {
    const requests: string[] = [];
    const { url } = await startServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      const status = Number(request.url?.slice(1));
      response.writeHead(status, status === 302 ? { location: '/404' } : {}).end();
    });
    const { port } = new URL(url);
    const at = (path: string) => `http://site.example:${port}/${path}`;
    const links = ['200', '404', '410', '403', '500', '302', '404'].map(at);
    const how = { apart: 0, ports: new Set([port]) };
    const resolve = async () => ['127.0.0.1'];
    const dead = await findDeadExternalLinks(links, { ...how, resolve });
    expect([...dead].toSorted()).toEqual([at('404'), at('410')]);
    expect(requests.toSorted()).toEqual(
      ['200', '302', '403', '404', '410', '500'].map((path) => `HEAD /${path}`),
    );
    requests.length = 0;
    // With the real resolver: loopback is never requested.
    const own = [`http://127.0.0.1:${port}/404`, `http://localhost:${port}/404`];
    expect([(await findDeadExternalLinks(own, how)).size, requests]).toEqual([0, []]);
  });
  it('are all alive when no host name is known, as without a name server', async () => {
    const unknown = async () => {
      throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
    };
    const mixed = async (host: string) => (host === 'b.example' ? [] : unknown());
    const links = ['https://a.example/', 'https://b.example/'];
    const find = (resolve: typeof mixed) => findDeadExternalLinks(links, { resolve, apart: 0 });
    expect([...(await find(mixed))]).toEqual(['https://a.example/']);
    expect([...(await find(unknown))]).toEqual([]);
  });
});
