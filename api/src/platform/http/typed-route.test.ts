import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idParams } from '../validation/input-schemas.ts';
import { sendRefusal } from './error-handler.ts';
import type { HttpError } from './http-error.ts';
import { success } from './http-error.ts';
import { methodOverride } from './method-override.ts';
import { staffRoute, typedRoute } from './typed-route.ts';

const apps: { close(): PromiseLike<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

function server() {
  const app = fastify();
  apps.push(app);
  app.setValidatorCompiler(() => () => true);
  app.decorateRequest('admin', null);
  app.setErrorHandler((error: HttpError, request, reply) => sendRefusal(request, reply, error));
  methodOverride(app);
  return app;
}

describe('a route with schemas', () => {
  const routes = () => {
    const app = server();
    typedRoute(app, {
      method: 'PUT',
      url: '/edit/:id',
      config: { access: 'public' },
      docs: { summary: 'Edit' },
      input: {
        params: idParams,
        query: z.strictObject({ by: z.enum(['hand', 'plan']).optional() }),
        body: z.strictObject({ title: z.string('validation.required').trim() }),
      },
      handler: async ({ params, query, body, locale }) =>
        success({ id: params.id + 1, by: query.by ?? null, title: body.title, locale }),
    });
    return app;
  };
  const put = (url: string, payload: object) =>
    routes().inject({ method: 'PUT', url, payload, headers: { 'accept-language': 'en' } });

  it('passes the parsed path, query and body, and the language', async () => {
    const answer = await put('/edit/7?by=plan', { title: ' so ' });
    expect(answer.json().data).toEqual({ id: 8, by: 'plan', title: 'so', locale: 'en' });
  });
  it.each([
    ['/edit/x?by=foot', { title: 1 }, 400, 'id'],
    ['/edit/7?by=foot', { title: 1 }, 400, 'by'],
    ['/edit/7', { title: 1 }, 422, 'title'],
    ['/edit/7', { title: 'a', more: 1 }, 422, 'more'],
  ])('refuses %s with %j: %i at %s', async (url, body, status, at) => {
    const answer = await put(url, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, [at]]);
  });
  it('accepts POST with method override on an edit route', async () => {
    const post = (payload: object) => routes().inject({ method: 'POST', url: '/edit/7', payload });
    expect((await post({ title: 'a', _method: 'put' })).statusCode).toBe(200);
    expect((await post({ title: 'a' })).statusCode).toBe(400);
  });
});

describe('a route for staff', () => {
  it('passes the account and refuses a request without a session', async () => {
    const app = server();
    app.addHook('onRequest', async (request) => {
      const { name } = request.headers;
      if (typeof name === 'string')
        request.admin = { id: 1, account: name, name, priv: {}, sessionId: 1 };
    });
    staffRoute(app, {
      method: 'GET',
      url: '/own',
      config: { access: 'account' },
      docs: { summary: 'Own name' },
      handler: async ({ admin }) => admin.name,
    });
    expect((await app.inject({ url: '/own', headers: { name: 'ada' } })).json().data).toBe('ada');
    expect((await app.inject({ url: '/own' })).statusCode).toBe(401);
  });
});
