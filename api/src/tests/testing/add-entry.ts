import { type AnyKind, adminPathsOf } from '@admissions/model';
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
