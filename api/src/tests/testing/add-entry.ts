import { type AnyKind, adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { beforeAll } from 'vitest';
import type { Call, TestResponse } from './calls.ts';
import { sampleEntry } from './sample-entry.ts';
import type { TestApp } from './test-app.ts';

/** Adds a valid entry with these changes as this caller; returns it. */
export async function addEntry(
  call: Call,
  test: TestApp,
  kind: AnyKind,
  changes: object = {},
): Promise<TestResponse['body']> {
  const sent = { ...(await sampleEntry(test, kind)), ...changes };
  const { status, body } = await call('POST', adminPathsOf(kind).add, sent);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** For the tests of a file: adds news of one category as this caller; returns the id. */
export function asNews(call: Call, test: TestApp, always: object = {}) {
  let sample: object;
  beforeAll(async () => {
    sample = { ...(await sampleEntry(test, news)), ...always };
  });
  return async (changes: object): Promise<number> =>
    (await call('POST', adminPathsOf(news).add, { ...sample, ...changes })).body.data.id;
}
