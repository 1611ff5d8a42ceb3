import { createHash, randomUUID } from 'node:crypto';
import {
  CHALLENGE_PATH,
  calculateProof,
  type ProofChallenge,
  visit,
} from '@admissions/model/forms';
import { AUTH_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asVisitor, callsOf, testApp, visitor as visitorHeaders } from '#testing';
import { sampleVisit } from '../../../tests/testing/sample-visit.ts';
import { solved, solvedProof } from '../../../tests/testing/solved-proof.ts';
import { createProofs, deleteExpiredProofs } from './proof.ts';

const test = testApp({ formLimit: 5 });
const visitor = asVisitor(test);
afterEach(async () => {
  await test.sql('delete from rate_count');
});

const { send: url } = formPathsOf(visit);
const send = (proof: unknown, key: string = randomUUID(), changes: object = {}) =>
  visitor('POST', url, { ...sampleVisit(changes), proof }, { 'idempotency-key': key });
const challenge = async () => (await visitor('GET', CHALLENGE_PATH)).body.data as ProofChallenge;
const count = async (table: string) =>
  (await test.sql(`select count(*)::int as n from ${table}`))[0].n as number;
interface Parts {
  salt: string;
  number: number;
}
/** The proof with changed parts. */
const changed = (change: (parts: Parts) => object) => (proof: string) => {
  const parts = JSON.parse(atob(proof));
  return btoa(JSON.stringify({ ...parts, ...change(parts) }));
};

describe('form proof', () => {
  it('returns small, unique, uncached challenges to holders of an application token', async () => {
    const answer = await visitor('GET', CHALLENGE_PATH);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body.data).toEqual({
      algorithm: 'SHA-256',
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      maxnumber: 50,
      salt: expect.stringMatching(/^[0-9a-f]{24}\?l=0&expires=\d{10}&$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await challenge()).salt).not.toBe(answer.body.data.salt);
    expect((await callsOf(test)('GET', CHALLENGE_PATH)).status).toBe(401);
  });
  it('accepts a solution once; the same key repeats the response', async () => {
    const proof = solved(await challenge());
    const key = randomUUID();
    const first = await send(proof, key);
    expect(first.status).toBe(200);
    const again = await send(proof, randomUUID());
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['proof']]);
    expect((await send(proof, key)).body.data).toEqual({
      reference: first.body.data.reference,
      duplicate: true,
    });
    // A reload brings another proof, but still one submission.
    expect((await send(await solvedProof(test), key)).body.data).toEqual({
      reference: first.body.data.reference,
      duplicate: true,
    });
  });
  it('accepts one of two concurrent uses of a proof', async () => {
    const proof = await solvedProof(test);
    const answers = await Promise.all([send(proof), send(proof), send(proof)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
  it('does not spend the proof of a rejected submission', async () => {
    const proof = await solvedProof(test);
    expect((await send(proof, randomUUID(), { email: 'x' })).status).toBe(422);
    expect((await send(proof)).status).toBe(200);
  });
  it('accepts a proof for ten minutes', async () => {
    const proof = await solvedProof(test);
    const old = await solvedProof(test);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + 9.5 * 60_000 });
    expect((await send(proof)).status).toBe(200);
    vi.setSystemTime(start + 10.1 * 60_000);
    expect((await send(old)).body.errors).toHaveProperty('proof');
    expect(await count('spent_proof')).toBeGreaterThan(0);
    vi.setSystemTime(start + 30 * 60_000);
    await deleteExpiredProofs(test.deps.db);
    expect(await count('spent_proof')).toBe(0);
  });
  it.each<[string, (proof: string) => unknown]>([
    ['missing', () => undefined],
    ['no text', () => ({ number: 1 })],
    ['no base64', () => '%%%'],
    ['no JSON', () => btoa('proof')],
    ['enormous', (proof) => proof + 'A'.repeat(100_000)],
    ['of another number', changed(({ number }) => ({ number: number + 1 }))],
    ['of a number in quotes', changed(({ number }) => ({ number: String(number) }))],
    ['of another algorithm', changed(() => ({ algorithm: 'SHA-1' }))],
    [
      'with a later expiry',
      changed(({ salt }) => ({ salt: salt.replace(/expires=\d+/, 'expires=9999999999') })),
    ],
    ['of another level', changed(({ salt }) => ({ salt: salt.replace('l=0', 'l=3') }))],
    ['without an expiry', changed(({ salt }) => ({ salt: salt.split('?')[0] }))],
    // Moves digits from the number to the salt: same hash input, later expiry.
    ['spliced', changed(({ salt, number }) => ({ salt: salt.slice(0, -1) + number, number: 0 }))],
    ['of a challenge of one’s own', () => ownChallenge('0'.repeat(64))],
    ['with something more', changed(() => ({ verified: true }))],
    [
      'signed with another key',
      async () =>
        solved(await createProofs({ dataKey: 'ab'.repeat(32), formProof: 50 }).challenge()),
    ],
  ])('rejects a proof %s at its field in the visitor’s language', async (_what, change) => {
    const before = await count('submission');
    const { status, body } = await send(await change(await solvedProof(test)));
    expect([status, body.errorCode, body.errors]).toEqual([
      422,
      -1,
      { proof: ['防止濫發的驗證已失效，請再送一次。'] },
    ]);
    expect(await count('submission')).toBe(before);
  });
  it('limits an address for ten minutes, not counting repetitions', async () => {
    const headers = await visitorHeaders(test);
    const from = async (remoteAddress: string, key: string) =>
      test.app.inject({
        method: 'POST',
        url,
        payload: sampleVisit({ proof: await solvedProof(test) }),
        headers: { ...headers, 'idempotency-key': key },
        remoteAddress,
      });
    const codes = [];
    for (let index = 0; index < 5; index++)
      codes.push((await from('203.0.113.1', `request-${index}`)).statusCode);
    const repeated = await from('203.0.113.1', 'request-4');
    const sixth = await from('203.0.113.1', 'request-5');
    const neighbour = await from('203.0.113.2', 'request-6');
    expect(codes).toEqual([200, 200, 200, 200, 200]);
    expect(repeated.json().data.duplicate).toBe(true);
    expect([sixth.statusCode, neighbour.statusCode]).toEqual([429, 200]);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500);
    expect(sixth.json().message).toContain('10分鐘後再試');
  });
  it('is not needed by a client with a key of its own, within the same limit', async () => {
    const { appKey: key, appSecret: secret } = test.deps.config;
    const signIn = await callsOf(test)('POST', AUTH_PATHS.appSignIn, { key, secret, domain: 'x' });
    const client = callsOf(test, { authorization: `Bearer ${signIn.body.data.token}|` });
    const answers = [];
    for (let students = 1; students <= 6; students++)
      answers.push(await client('POST', url, sampleVisit({ students })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await client('POST', url, sampleVisit({ proof: 'forged' }))).body.errors).toEqual({
      proof: ['防止濫發的驗證已失效，請再送一次。'],
    });
  });
});
function ownChallenge(signature: string): string {
  const salt = `${'a'.repeat(24)}?l=0&expires=${Math.floor(Date.now() / 1000) + 500}&`;
  const text = createHash('sha256').update(`${salt}1`).digest('hex');
  return calculateProof(
    { algorithm: 'SHA-256', challenge: text, maxnumber: 50, salt, signature },
    1,
  );
}
