import { beforeAll, expect, it } from 'vitest';
import { everyRoute } from '../contract/every-route.ts';

const LEAKS =
  /select |insert into|password_hash|node_modules|\.ts\b|\.js:\d|\bat \S+ \(|\/tmp\/|postgres|pglite|drizzle|fastify|SECRET/i;
const every = everyRoute();
beforeAll(() => {
  every.test.app.log.level = 'silent';
});

/** Every query fails with this error during `work`. */
async function whileQueriesFail(error: Error, work: () => Promise<void>): Promise<void> {
  const { pool } = every.test.deps.db;
  const { query, connect } = pool;
  pool.query = (() => Promise.reject(error)) as never;
  pool.connect = (() => Promise.reject(error)) as never;
  try {
    await work();
  } finally {
    Object.assign(pool, { query, connect });
  }
}

it.each([
  [
    'a failure of the database',
    Object.assign(new Error('SECRET select password_hash from account where id = 1'), {
      code: 'XX000',
      detail: 'SECRET row',
    }),
    500,
  ],
  [
    'a database that is down',
    Object.assign(new Error('SECRET connection to /tmp/socket ended'), { code: '57P03' }),
    503,
  ],
])(
  '%s reveals no details on any route',
  async (_what, error, expected) => {
    const wrong: string[] = [];
    const statuses = new Set<number>();
    const valid = new Map(
      await Promise.all(
        every.routes.map(async (route) => [route, await every.valid(route)] as const),
      ),
    );
    every.test.deps.cache.invalidate('all');
    await whileQueriesFail(error, async () => {
      for (const route of every.routes) {
        const { id, body } = valid.get(route) ?? {};
        const answer = await every.send(route, {
          id,
          ...(route.schema.body !== undefined && { body }),
        });
        statuses.add(answer.status);
        const { errorCode, message, requestId, errors: _e, data: _d, ...more } = answer.body ?? {};
        const isEnvelope =
          typeof errorCode === 'number' &&
          (answer.status === 200 ||
            (typeof message === 'string' && typeof requestId === 'string')) &&
          Object.keys(more).length === 0;
        if (!isEnvelope || LEAKS.test(answer.text))
          wrong.push(`${answer.status} ${route.method} ${route.url}: ${answer.text.slice(0, 200)}`);
        if (answer.status === 503 && !answer.headers['retry-after'])
          wrong.push(`${route.url}: no Retry-After`);
      }
    });
    expect(wrong).toEqual([]);
    expect(statuses).toContain(expected);
    expect(statuses).not.toContain(expected === 500 ? 503 : 500);
  },
  120_000,
);
