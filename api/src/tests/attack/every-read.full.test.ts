import { newsCategory } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../content/schema/tables.ts';
import { rebuildSearchIndex } from '../../features/search/index-entry.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { everyRoute, someOf } from '../contract/every-route.ts';
import { operationIn } from '../contract/generated-requests.ts';
import inputs from './inputs-of-reads.json' with { type: 'json' };

interface Parameter {
  name: string;
  in: string;
  schema: Json;
}
const every = everyRoute();
const reads = () => every.routes.filter(({ method }) => method === 'GET');
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const queryOf = (route: DeclaredRoute) =>
  (operationIn(every.document, route).parameters as Parameter[]).filter(
    (each) => each.in === 'query',
  );

describe('every read', () => {
  it('refuses an id other than a plain whole number on every route', async () => {
    const wrong: string[] = [];
    const routes = every.routes.filter(({ url }) => url.endsWith('/:id'));
    for (const [index, route] of routes.entries()) {
      for (const id of someOf(inputs.ids, index)) {
        const { status, body } = await every.send(route, {
          id,
          ...(route.method !== 'GET' && route.schema.body !== undefined && { body: {} }),
        });
        if (![400, 404].includes(status) || body?.errorCode !== -1)
          wrong.push(`${nameOf(route)} answers ${status} to ${id}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(routes.length).toBeGreaterThan(250);
  }, 120_000);

  it('refuses invalid pages, repeated keys and unknown filters in every list', async () => {
    const wrong: string[] = [];
    const lists = reads().filter((route) => queryOf(route).some(({ name }) => name === 'page'));
    for (const [index, route] of lists.entries()) {
      for (const query of someOf(inputs.pages, index)) {
        const { status } = await every.send(route, { query: `?${query}` });
        if (status !== 400) wrong.push(`${nameOf(route)} answers ${status} to ${query}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(80);
  }, 120_000);

  it('SQL in a text parameter finds nothing and takes no longer', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const route of reads()) {
      const texts = queryOf(route).filter(
        ({ schema }) => schema.type === 'string' && !schema.enum && !schema.format,
      );
      for (const { name } of texts) {
        for (const text of someOf(inputs.sql, tried)) {
          tried++;
          const startedAt = performance.now();
          const { status, body } = await every.send(route, {
            query: `?${new URLSearchParams({ [name]: text })}`,
          });
          const total = body?.data?.total ?? 0;
          if (status >= 500 || (status === 200 && total > 0))
            wrong.push(`${nameOf(route)} answers ${status} and ${total} to ${name}=${text}`);
          // Longer than any read on a busy machine, shorter than the injected sleep.
          if (performance.now() - startedAt > 30_000)
            wrong.push(`${nameOf(route)} takes long for ${name}=${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(1000);
  }, 180_000);

  it.each([
    ['%', '滿%分'],
    ['_', '底_線'],
    ['\\', '反\\斜'],
  ])('%s in a search is literal', async (sign, title) => {
    const category = { title, type: 'news', status: 'published' };
    await every.test.deps.db.orm.insert(tableOf(newsCategory)).values(category);
    await every.test.deps.db.transaction(rebuildSearchIndex);
    const url = '/api/admin/news/category_list';
    const list = every.routes.find((route) => route.url === url) as DeclaredRoute;
    const { body } = await every.send(list, { query: `?${new URLSearchParams({ title: sign })}` });
    expect(body.data.list.map((entry: { title: string }) => entry.title)).toEqual([title]);
  });

  it('the public reads nothing from staff-only columns', async () => {
    const { db } = every.test.deps;
    const { rows } = await db.pool.query(
      `select table_name from information_schema.columns where column_name = 'updated_by' and table_schema = 'public'`,
    );
    for (const { table_name } of rows)
      await db.pool.query(`update "${table_name}" set updated_by = 'CANARY'`);
    every.test.deps.cache.invalidate('all');
    const seen: string[] = [];
    for (const route of reads().filter(({ access }) => access === 'app')) {
      const { id } = await every.valid(route);
      const { text, status } = await every.send(route, { id: id ?? 1 });
      if (
        /CANARY|"(status|publishAt|unpublishAt|createdAt|updatedBy|revision|deletedAt|media)":/.test(
          text,
        )
      )
        seen.push(`${nameOf(route)}: ${text.slice(0, 200)}`);
      expect([200, 400, 422]).toContain(status);
    }
    expect(seen).toEqual([]);
  });

  it('answers to staff and refusals are not cacheable', async () => {
    const cacheable: string[] = [];
    for (const route of every.routes.filter(({ url }) => url.startsWith('/api/admin/'))) {
      for (const headers of [every.staff, {}]) {
        const answer = await every.send(route, {
          id: 999_999,
          headers,
          ...(route.method !== 'GET' && route.method !== 'DELETE' && { body: {} }),
        });
        if (answer.headers['cache-control'] !== 'no-store')
          cacheable.push(`${nameOf(route)}: ${answer.headers['cache-control']}`);
      }
    }
    expect(cacheable).toEqual([]);
  }, 60_000);
});
