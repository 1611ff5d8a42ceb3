import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { requireDeclaredAccess } from './declared-access.ts';

it('requireDeclaredAccess refuses to start with a route without declared access', () => {
  const app = fastify();
  requireDeclaredAccess(app);
  app.get('/open', { config: { access: 'public' } }, async () => 'ok');
  expect(() => app.get('/forgotten', async () => 'ok')).toThrow(
    'Route GET /forgotten does not declare its access',
  );
});
