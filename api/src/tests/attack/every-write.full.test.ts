import { describe, expect, it } from 'vitest';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import { everyRoute, someOf } from '../contract/every-route.ts';
import inputs from './inputs-of-writes.json' with { type: 'json' };

const every = everyRoute();
const writes = () => every.routes.filter(({ method }) => method !== 'GET');
const withBody = () => writes().filter(({ schema }) => schema.body !== undefined);
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;

describe('every write', () => {
  it('no write accepts an unknown field', async () => {
    const accepted: string[] = [];
    let tried = 0;
    for (const [index, route] of withBody().entries()) {
      const { id, body } = await every.valid(route);
      // Two writes have an `id` in the body legitimately.
      const others = someOf(inputs.hotFields, index, 4).filter(
        (field) => !Object.hasOwn(body as object, field),
      );
      for (const field of others) {
        tried++;
        const {
          status,
          body: answer,
          text,
        } = await every.send(route, { id, body: { ...(body as object), [field]: 1 } });
        if (status === 200 && answer?.errorCode !== 2)
          accepted.push(`${nameOf(route)} takes ${field}`);
        if (status >= 500) accepted.push(`${nameOf(route)} fails with ${field}: ${text}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(tried).toBeGreaterThan(2 * withBody().length);
  }, 120_000);

  it('no body pollutes prototypes', async () => {
    const through: string[] = [];
    for (const route of withBody()) {
      for (const raw of inputs.pollution) {
        const { status } = await every.send(route, { raw });
        if (status !== 400 && status !== 422)
          through.push(`${nameOf(route)} answers ${status} to ${raw}`);
      }
    }
    expect(
      through.filter((each) => !each.includes('answers 200') || !each.includes('title')),
    ).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(([] as unknown as { polluted?: unknown }).polluted).toBeUndefined();
  }, 120_000);

  it('invalid JSON is refused with 400', async () => {
    const wrong: string[] = [];
    for (const [index, route] of withBody().entries()) {
      for (const raw of someOf(inputs.broken, index, 4)) {
        const { status, body } = await every.send(route, { raw });
        if (![400, 422].includes(status) || body?.errorCode !== -1)
          wrong.push(`${nameOf(route)} answers ${status} to ${JSON.stringify(raw)}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('refuses bodies of other types, as cross-site forms could send', async () => {
    const wrong: string[] = [];
    for (const route of writes()) {
      for (const type of inputs.otherTypes) {
        const { status } = await every.send(route, {
          raw: '{"a":1}',
          headers: { ...every.staff, 'content-type': type },
        });
        // DELETE takes no body, whatever its type.
        if (status !== (route.method === 'DELETE' ? 400 : 415))
          wrong.push(`${nameOf(route)} answers ${status} to ${type}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('refuses cross-site writes to the back office, even with cookie and bearer', async () => {
    const wrong: string[] = [];
    const ofStaff = writes().filter(({ url }) => url.startsWith('/api/admin/'));
    for (const route of ofStaff) {
      for (const [name, value] of inputs.otherSites) {
        const sent = route.method === 'DELETE' ? {} : { body: {} };
        const { status, body } = await every.send(route, {
          id: 999_999,
          ...sent,
          headers: { ...every.staff, [name as string]: value as string },
        });
        if (status !== 403 || body?.errorCode !== 100401)
          wrong.push(`${nameOf(route)} answers ${status} to ${name}: ${value}`);
      }
    }
    expect(ofStaff.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  }, 120_000);
});
