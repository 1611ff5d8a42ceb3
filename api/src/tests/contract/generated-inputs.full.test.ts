import { setImmediate } from 'node:timers/promises';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { staffWith } from '#testing';
import { publishingRules } from '../../content/publication/rule-table.ts';
import { clearWhitelist } from '../../features/whitelist/provisional.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { answerCheckOf } from './answer-check.ts';
import { everyRoute } from './every-route.ts';
import { familyOf } from './existing-things.ts';
import { type Generated, requestsTo } from './generated-requests.ts';
import { Stalls } from './stalls.ts';

const SEED = 20_261_121;
const RUNS = Number(process.env.FUZZ_RUNS ?? 2000);
const AT_ONCE = 4;
const MAX_STALL_MS = 500;
const LEAKS = /select |insert into|node_modules|\.ts:\d|\bat \S+ \(/i;

const every = everyRoute();
const figures = { sent: 0, accepted: 0, signedInAgain: 0 };

interface Sent {
  route: DeclaredRoute;
  request: Generated;
}
/** Requests to every route, deterministic by seed. */
async function generated(): Promise<Sent[]> {
  const { document, routes } = every;
  const each = Math.ceil(RUNS / routes.length);
  const rounds: Sent[][] = Array.from({ length: each }, () => []);
  for (const [index, route] of routes.entries()) {
    const requests = fc.sample(requestsTo(route, document), { numRuns: each, seed: SEED + index });
    requests.forEach((request, round) => {
      rounds[round]?.push({ route, request });
    });
    // Lets database messages through.
    await setImmediate();
  }
  return rounds.flat();
}

async function send(
  { method, url }: DeclaredRoute,
  { id, query, headers, body }: Generated,
  caller: Record<string, string>,
) {
  const queryString = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const path = url.replace(/:\w+/, String(id));
  const withBody =
    body === undefined || method === 'GET'
      ? {}
      : {
          payload: JSON.stringify(body),
          headers: { ...caller, ...headers, 'content-type': 'application/json' },
        };
  const response = await every.test.app.inject({
    method: method as 'GET',
    url: queryString ? `${path}?${queryString}` : path,
    headers: { ...caller, ...headers },
    ...withBody,
  });
  return {
    status: response.statusCode,
    type: String(response.headers['content-type'] ?? '').split(';')[0] as string,
    text: response.body,
  };
}

it(`the API answers ${RUNS} generated inputs as documented, without failures or stalls`, async () => {
  const { test, things } = every;
  const check = answerCheckOf(every.document);
  const failures: string[] = [];
  let person = 0;
  const signedIn = async () => (await staffWith(test, `fuzzer-${person++}`)).headers;
  const work = (await generated()).values();
  const stalls = new Stalls();
  async function worker(): Promise<void> {
    let caller = await signedIn();
    for (const { route, request } of work) {
      const family = familyOf(route);
      const id = await things.resolved(request.id, {
        family,
        fromTrash: route.url.includes('/restore_'),
      });
      const resolved = {
        ...request,
        id,
        query: (await things.resolved(request.query, { family, id })) as Json,
        body: await things.resolved(request.body, { family, id }),
      };
      const answer = await send(route, resolved, caller);
      const wrong = check(route, answer, request.strangePath);
      const what = `${route.method} ${route.url.replace(/:\w+/, String(id))} ${JSON.stringify(resolved.query)} ${JSON.stringify(resolved.body)?.slice(0, 400)}`;
      const leaks = answer.status >= 400 && LEAKS.test(JSON.parse(answer.text).message);
      if (answer.status >= 500 || wrong || leaks)
        failures.push(`${answer.status} ${what}\n   ${wrong ?? answer.text}`);
      figures.sent++;
      const { errorCode, data } =
        answer.type === 'application/json' && answer.text
          ? JSON.parse(answer.text)
          : { errorCode: 1, data: null };
      if (errorCode === 1) figures.accepted++;
      if (errorCode === 2) things.remove(family, id);
      else things.note(family, data);
      // Some enable required approvals, which would block the other writes.
      if (route.url === REVIEW_PATHS.rule) await test.deps.db.orm.delete(publishingRules);
      // Some requests end their own session or lock everybody out of the back office.
      if (answer.status === 401 && errorCode === 100401) {
        await clearWhitelist(test.deps.db);
        caller = await signedIn();
        figures.signedInAgain++;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const longest = stalls.stop();
  const share = figures.accepted / figures.sent;
  // Server failures first; as text, because summaries show the message only.
  failures.sort((a, b) => Number(b.startsWith('5')) - Number(a.startsWith('5')));
  expect(failures, failures.slice(0, 20).join('\n')).toEqual([]);
  expect(share).toBeGreaterThan(0.3);
  expect(figures.signedInAgain / figures.sent).toBeLessThan(0.02);
  expect(longest).toBeLessThan(MAX_STALL_MS);
}, 600_000);
