import { AREAS, type Area } from '@admissions/model';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll } from 'vitest';
import { accounts } from '../../features/identity/tables/identity-tables.ts';
import { type Staff, staffWith, visitor } from './callers.ts';
import type { TestApp } from './test-app.ts';

export interface TestResponse {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
  text: string;
}
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

/** Without headers: an anonymous caller. */
export function callsOf({ app }: Pick<TestApp, 'app'>, always: Record<string, string> = {}): Call {
  return async (method, url, payload, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...always, ...headers },
      ...(payload !== undefined && { payload }),
    } as InjectOptions);
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && response.body ? JSON.parse(response.body) : undefined,
      text: response.body,
    };
  };
}

/** With an application token, like a visitor's browser. */
export const visitorOf = async (test: TestApp): Promise<Call> => callsOf(test, await visitor(test));

/** As a new account with these flags, signed in over the API. */
export async function staffOf(
  test: TestApp,
  areas: readonly Area[] = AREAS,
  name = '測試編輯',
): Promise<Call> {
  const { id, headers } = await staffWith(
    test,
    `staff-${Math.random().toString(36).slice(2)}`,
    areas,
  );
  await test.deps.db.orm.update(accounts).set({ name }).where(eq(accounts.id, id));
  return callsOf(test, headers);
}

/** A visitor for the tests of a file or group. */
export const asVisitor = (test: TestApp): Call => beforeTests(() => visitorOf(test));

/** An account with these flags for the tests of a file or group. */
export const asStaff = (test: TestApp, areas?: readonly Area[], name?: string): Call =>
  beforeTests(() => staffOf(test, areas, name));

function beforeTests(signIn: () => Promise<Call>): Call {
  let call: Call;
  beforeAll(async () => {
    call = await signIn();
  });
  return (...request) => call(...request);
}

export interface Person {
  id: number;
  headers: Staff;
  call: Call;
}
export async function personOf(
  test: TestApp,
  name: string,
  areas?: readonly Area[],
): Promise<Person> {
  const { id, headers } = await staffWith(test, name, areas);
  return { id, headers, call: callsOf(test, headers) };
}
/** An account with this name for the tests of a file or group. */
export function asPerson(test: TestApp, name: string, areas?: readonly Area[]): Person {
  const person = {} as Person;
  beforeAll(async () => {
    Object.assign(person, await personOf(test, name, areas));
  });
  return person;
}
