import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffWith, testApp, visitor } from '#testing';
import { buildApp } from '../../app/app.ts';
import type { Access } from '../../platform/http/declared-access.ts';

const SECRET = 'what went wrong inside';
// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any type
const FAULTS: Record<string, (reply: any) => unknown> = {
  'throws at once': () => {
    throw new Error(SECRET);
  },
  'rejects later': async () => {
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error(SECRET);
  },
  'throws what is no error': () => Promise.reject(SECRET),
  'throws nothing at all': () => Promise.reject(undefined),
  'answers with what cannot be written': async () => {
    const round: Record<string, unknown> = { secret: SECRET };
    round.self = round;
    return round;
  },
  'answers with a number that JSON does not have': async () => ({ n: 1n }),
  'never gets memory for its list': async () => Array.from({ length: -1 }) && new Array(-1),
};
const CLASSES: Record<string, Access> = {
  public: 'public',
  app: 'app',
  account: 'account',
  area: { area: 'news' },
};

// Sessions are read below this path only.
const at = (name: string) =>
  `${name === 'account' || name === 'area' ? '/api/admin' : ''}/fault/${name}`;

const test = testApp();
let app: FastifyInstance;
let origin: string;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildApp(test.deps, [faultRoutes]);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ headers } = await staffWith(test, 'fault.finder', ['news']));
});
afterAll(async () => {
  await app.close();
});

async function faultRoutes(scope: FastifyInstance): Promise<void> {
  for (const [name, access] of Object.entries(CLASSES)) {
    const config = { access };
    for (const [index, fault] of Object.values(FAULTS).entries())
      scope.get(`${at(name)}/${index}`, { config }, (_request, reply) => fault(reply));
    scope.get(
      `${at(name)}/hook`,
      { config, preHandler: async () => Promise.reject(new Error(SECRET)) },
      async () => ({}),
    );
    scope.get(`${at(name)}/late`, { config }, async (_request, reply) => {
      await reply.send({ ok: true });
      throw new Error(SECRET);
    });
    scope.get(`${at(name)}/stream`, { config }, (_request, reply) => {
      const parts = async function* () {
        yield 'the first part';
        await new Promise((resolve) => setImmediate(resolve));
        throw new Error(SECRET);
      };
      return reply.type('text/plain').send(Readable.from(parts()));
    });
  }
}
const get = (path: string) => fetch(origin + path, { headers });

describe('handler failures', () => {
  it.each(Object.keys(CLASSES))(
    'answers 500 without details for any failure of a handler of class %s',
    async (name) => {
      const wrong: unknown[] = [];
      for (const each of [...Object.keys(FAULTS).keys(), 'hook']) {
        const response = await get(`${at(name)}/${each}`);
        const text = await response.text();
        const { errorCode, message, requestId } = JSON.parse(text || '{}') as Record<
          string,
          unknown
        >;
        if (
          response.status !== 500 ||
          errorCode !== -1 ||
          !message ||
          requestId !== response.headers.get('x-request-id') ||
          text.includes(SECRET)
        )
          wrong.push([Object.keys(FAULTS)[each as number] ?? each, response.status, text]);
      }
      expect(wrong).toEqual([]);
      expect(await (await get(`${at(name)}/late`)).json()).toEqual({ ok: true });
      // An interrupted body is aborted, so that no client mistakes half for the whole.
      await expect(get(`${at(name)}/stream`).then((response) => response.text())).rejects.toThrow();
      expect((await get('/api/ap/news')).status).toBe(200);
    },
  );

  it('reaches faults with permission only', async () =>
    expect((await fetch(`${origin}${at('area')}/0`, { headers: await visitor(test) })).status).toBe(
      401,
    ));
});
