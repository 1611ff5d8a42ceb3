import { randomUUID } from 'node:crypto';
import { FORMS } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { type FaultProxy, startFaultProxy } from '@admissions/tools/fault-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, sampleSubmission, solvedProof, testApp, visitor } from '#testing';

type Form = (typeof FORMS)[number];
const test = testApp({ formLimit: 1_000_000 });
let proxy: FaultProxy;
let headers: Caller;
beforeAll(async () => {
  headers = await visitor(test);
  proxy = await startFaultProxy(await test.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await proxy.stop();
});
afterEach(() => proxy.heal());

const references = async (form: Form) =>
  (await test.sql('select reference from submission where form = $1', [form.name])).map(
    (row) => row.reference,
  );

/** Like a browser: retries with the same key until there is a response. */
async function sendUntilAnswered(form: Form, key: string, answers: object): Promise<string> {
  const body = JSON.stringify({ ...answers, proof: await solvedProof(test) });
  for (let tries = 0; tries < 10; tries++) {
    const request = {
      method: 'POST',
      body,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': key,
        connection: 'close',
      },
    };
    const response = await fetch(`${proxy.url}${formPathsOf(form).send}`, request).catch(
      () => null,
    );
    if (response) {
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: { reference: string } }).data.reference;
    }
  }
  throw new Error('never answered');
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
              sendUntilAnswered(
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
      Array.from({ length: 50 }, () => sendUntilAnswered(form, key, answers)),
    );
    expect([new Set(answered).size, (await references(form)).length - before]).toEqual([1, 1]);
    await Promise.all([
      sendUntilAnswered(form, randomUUID(), answers),
      sendUntilAnswered(form, randomUUID(), answers),
    ]);
    expect((await references(form)).length - before).toBe(3);
  });
});
