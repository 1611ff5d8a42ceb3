import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, staffWith, type TestApp } from '#testing';
import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { FIXTURE_MEDIA, FIXTURE_PASSWORD, SEALED } from '../testing/fill-database.ts';
import { listFixtures, openFixture } from './open-fixture.ts';

// Event streams never end.
const LEFT_OUT = /stream|events$|changes$/;

describe.each(listFixtures())('data of version $version', ({ version, counts }) => {
  let test: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await openFixture(version);
    headers = (await staffWith(test, 'upgraded')).headers;
  });
  afterAll(() => test.close());
  const read = (url: string) => test.app.inject({ method: 'GET', url, headers });

  it('retains every row of every table', async () => {
    const lost: string[] = [];
    for (const [table, count] of Object.entries(counts)) {
      const rows = await test.sql(`select count(*)::int as n from ${table}`);
      if (rows[0].n < count) lost.push(`${table}: ${rows[0].n} of ${count}`);
    }
    expect(lost).toEqual([]);
    expect(Object.keys(counts).length).toBeGreaterThan(90);
  });

  it('is readable through every route', async () => {
    const routes = test.app.declaredRoutes.filter(
      ({ method, url }) => method === 'GET' && !LEFT_OUT.test(url),
    );
    const failed: string[] = [];
    let answerCount = 0;
    for (const { url } of routes) {
      const { statusCode } = await read(url.replace(/:\w+/g, '1'));
      if (statusCode >= 500) failed.push(`${url}: ${statusCode}`);
      if (statusCode === 200) answerCount++;
    }
    expect(failed).toEqual([]);
    expect(answerCount).toBeGreaterThan(100);
  });

  it('opens every sealed value', async () => {
    const paths = formPathsOf(visit);
    const [sent] = (await read(paths.list)).json().data.list;
    const { data } = (await read(paths.info(sent.id))).json();
    expect(data).toMatchObject(SEALED.personal);
    expect(JSON.stringify(data)).toContain(SEALED.notes[0]?.text);
    const { pool } = test.deps.db;
    const sealing = createSealing(test.deps.config.dataKey);
    const { rows: questions } = await pool.query('select asked from story_question');
    expect(sealing.open(SEALED.question, questions[0].asked)).toEqual(SEALED.asker);
    const { rows: letters } = await pool.query('select letter from form_mail');
    expect(sealing.open(`${SEALED.reference}/mail/reply`, letters[0].letter)).toMatchObject({
      subject: '回覆',
    });
    const { rows: factors } = await pool.query('select account_id, secret from second_factor');
    const [{ account_id, secret }] = factors;
    expect(sealing.open(`second-factor/${account_id}`, secret)).toBe('c2VjcmV0');
  });

  it('retains accounts, the audit log and uploads', async () => {
    expect((await signIn(test, 'fixture', FIXTURE_PASSWORD)).statusCode).toBe(200);
    const { brokenAt, cutOff } = await verifyAudit(test.deps.db);
    expect([brokenAt, cutOff]).toEqual([null, false]);
    expect((await test.app.inject(`/media/${FIXTURE_MEDIA}`)).rawPayload).toHaveLength(1113);
  });
});
