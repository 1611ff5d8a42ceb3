import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseOtherMethods } from './request-hooks.ts';

it.each([
  ['GET', 200],
  ['HEAD', 200],
  ['OPTIONS', 204],
  ['POST', 405],
  ['PUT', 405],
  ['PATCH', 405],
  ['DELETE', 405],
] as const)('refuseOtherMethods answers %s with %d', async (method, status) => {
  const app = fastify();
  refuseOtherMethods(app);
  app.get('/*', () => 'page');
  const { statusCode, headers } = await app.inject({
    method,
    url: '/news',
    // No parser knows this type.
    headers: { 'content-type': 'application/x-unknown' },
    ...(status === 405 && { payload: 'x' }),
  });
  expect([statusCode, headers.allow]).toEqual([
    status,
    status === 200 ? undefined : 'GET, HEAD, OPTIONS',
  ]);
});
