import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { describedRoutes } from '../../app/openapi/document.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { type Caller, deployer, staffWith } from '../testing/callers.ts';
import { callsOf, type TestResponse } from '../testing/calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { ExistingThings, familyOf } from './existing-things.ts';
import { type Generated, validRequestsTo } from './generated-requests.ts';

/** The remote of the deploy token used for its routes. */
const DEPLOYED = 'mf_deployed';

/** The API with some data, and a function to send any request to its routes. */
interface EveryRoute {
  test: TestApp;
  document: Json;
  /** Documented routes with JSON bodies and answers. */
  routes: DeclaredRoute[];
  things: ExistingThings;
  /** An account with all permissions. */
  staff: Caller;
  /** A valid request about existing things. */
  valid(route: DeclaredRoute): Promise<Generated>;
  send(
    route: DeclaredRoute,
    sent: { id?: unknown; query?: string; body?: unknown; headers?: Caller; raw?: string },
  ): Promise<TestResponse>;
}

/** Without rate limits, for the tests of a file. */
export function everyRoute(): EveryRoute {
  const every = {} as EveryRoute;
  beforeAll(async () => {
    Object.assign(every, await openEveryRoute());
  });
  afterAll(() => every.test.close());
  return every;
}

async function openEveryRoute(): Promise<EveryRoute> {
  const test = await openTestApp({
    loginLimit: 1e9,
    signInLimit: 1e9,
    formLimit: 1e9,
    formTotalLimit: 1e9,
    formProof: 1,
  });
  const document = (await test.app.inject({ url: '/api/docs/json' })).json() as Json;
  const routes = describedRoutes(test.app.declaredRoutes).filter(({ upload }) => !upload);
  const { headers: staff } = await staffWith(test, 'attacker');
  const team = await deployer(test, DEPLOYED);
  const things = await new ExistingThings(test).fill(staff);
  return {
    test,
    document,
    routes,
    things,
    staff,
    async valid(route) {
      const [request] = fc.sample(validRequestsTo(route, document), { numRuns: 1, seed: 7 }) as [
        Generated,
      ];
      const family = familyOf(route);
      const id = await things.resolved(request.id, { family });
      return { ...request, id, body: await things.resolved(request.body, { family, id }) };
    },
    async send({ method, url, access }, { id = 1, query = '', body, raw, headers }) {
      const caller = headers ?? (access === 'deploy' ? team : staff);
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const type: Caller = payload === undefined ? {} : { 'content-type': 'application/json' };
      const path = access === 'deploy' ? url.replace(':remote', DEPLOYED) : url;
      const address = `${path.replace(/:\w+/g, String(id))}${query}`;
      return callsOf(test)(method as 'GET', address, payload, { ...type, ...caller });
    },
  };
}

/** A rotating subset, so that every input is sent to many routes. */
export const someOf = (all: readonly string[], route: number, number = 8): readonly string[] =>
  number >= all.length
    ? all
    : Array.from(
        { length: number },
        (_, index) => all[(route * number + index) % all.length] as string,
      );
