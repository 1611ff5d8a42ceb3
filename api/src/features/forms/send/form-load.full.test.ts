import { randomUUID } from 'node:crypto';
import { CHALLENGE_PATH, type ProofChallenge, visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, sampleVisit, solved, testApp, visitor } from '#testing';

const LOAD_THRESHOLD = 10;
const { send: url } = formPathsOf(visit);
const test = testApp({ formLimit: 5, formTotalLimit: LOAD_THRESHOLD });
let headers: Caller;
beforeAll(async () => {
  headers = await visitor(test);
});

const challenge = async () =>
  (await test.app.inject({ url: CHALLENGE_PATH, headers })).json().data as ProofChallenge;
const sendFrom = async (remoteAddress: string, proof: string, key: string = randomUUID()) =>
  test.app.inject({
    method: 'POST',
    url,
    payload: sampleVisit({ proof }),
    headers: { ...headers, 'idempotency-key': key },
    remoteAddress,
  });
const addressOf = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
let sent = 0;
const flood = async (times: number) => {
  const answers = Array.from({ length: times }, async () =>
    sendFrom(addressOf(sent++), solved(await challenge())),
  );
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
};

describe('a flood of submissions from many networks', () => {
  let early: ProofChallenge[];
  it('raises the proof of work up to eight times and blocks nobody', async () => {
    early = [await challenge(), await challenge(), await challenge()];
    const difficulties = [(await challenge()).maxnumber];
    for (const times of [LOAD_THRESHOLD, LOAD_THRESHOLD, 2 * LOAD_THRESHOLD, 4 * LOAD_THRESHOLD]) {
      expect(new Set(await flood(times))).toEqual(new Set([200]));
      difficulties.push((await challenge()).maxnumber);
    }
    expect(difficulties).toEqual([50, 100, 200, 400, 400]);
    const honest = await sendFrom('203.0.113.200', solved(await challenge()));
    expect([honest.statusCode, honest.json().data.duplicate]).toEqual([200, false]);
  }, 60_000);
  it('rejects older, easier proofs after a minute and accepts new ones', async () => {
    const [first, second] = early as [ProofChallenge, ProofChallenge];
    expect((await sendFrom('203.0.113.201', solved(first))).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
    const stale = await sendFrom('203.0.113.201', solved(second));
    expect([stale.statusCode, Object.keys(stale.json().errors)]).toEqual([422, ['proof']]);
    expect((await sendFrom('203.0.113.201', solved(await challenge()))).statusCode).toBe(200);
  });
  it('ends after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 60_000 });
    expect((await challenge()).maxnumber).toBe(50);
  });
});
