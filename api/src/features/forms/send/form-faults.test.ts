import { randomUUID } from 'node:crypto';
import { FORMS } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, sampleSubmission, solvedProof, testApp, visitor } from '#testing';
import { lossyConnection } from '../../../tests/testing/lossy-connection.ts';

type Form = (typeof FORMS)[number];
const test = testApp({ formLimit: 1_000_000 });
const { proxy, sendUntilAnswered } = lossyConnection(test);
let headers: Caller;
beforeAll(async () => {
  headers = await visitor(test);
});

const references = async (form: Form) =>
  (await test.sql('select reference from submission where form = $1', [form.name])).map(
    (row) => row.reference,
  );

/** Sends until there is a response; returns the reference. */
async function submit(form: Form, key: string, answers: object): Promise<string> {
  const payload = { ...answers, proof: await solvedProof(test) };
  const sent = { ...headers, 'idempotency-key': key };
  const { status, body } = await sendUntilAnswered('POST', formPathsOf(form).send, payload, sent);
  expect(status).toBe(200);
  return body.data.reference;
}

describe('a connection that loses replies', () => {
  it.each(FORMS)(
    'stores 60 requests with $name once each and returns their references',
    async (form) => {
      const lostBefore = proxy.counts.lost;
      const answeredReferences: string[] = [];
      for (let round = 0; round < 10; round++) {
        proxy.loseReplies(4, 'POST');
        answeredReferences.push(
          ...(await Promise.all(
            Array.from({ length: 6 }, (_, index) =>
              submit(
                form,
                randomUUID(),
                sampleSubmission(form, { students: round * 6 + index + 1 }),
              ),
            ),
          )),
        );
      }
      expect(proxy.counts.lost - lostBefore).toBe(40);
      expect(new Set(answeredReferences).size).toBe(60);
      expect((await references(form)).toSorted()).toEqual(answeredReferences.toSorted());
    },
    60_000,
  );
  it.each(FORMS)('stores 50 concurrent repeats of $name once per key', async (form) => {
    const before = (await references(form)).length;
    const [key, answers] = [randomUUID(), sampleSubmission(form)];
    proxy.loseReplies(10, 'POST');
    const answered = await Promise.all(
      Array.from({ length: 50 }, () => submit(form, key, answers)),
    );
    expect([new Set(answered).size, (await references(form)).length - before]).toEqual([1, 1]);
    await Promise.all([submit(form, randomUUID(), answers), submit(form, randomUUID(), answers)]);
    expect((await references(form)).length - before).toBe(3);
  });
});
