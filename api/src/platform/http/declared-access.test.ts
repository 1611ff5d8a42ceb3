import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { requireDeclaredAccess } from './declared-access.ts';

describe('requireDeclaredAccess', () => {
  it('stops the start-up at a route that does not declare who may call it', () => {
    const app = fastify();
    requireDeclaredAccess(app);
    app.get('/open', { config: { access: 'public' } }, async () => 'ok');
    expect(() => app.get('/forgotten', async () => 'ok')).toThrow(
      'Route GET /forgotten does not declare its access',
    );
  });
});
