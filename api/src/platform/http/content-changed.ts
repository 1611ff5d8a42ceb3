import { CONTENT_CHANGED_HEADER } from '@admissions/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformDeps } from '../deps.ts';

/**
 * Marks the answer to a write that changed what visitors read. The shell empties its page cache when such an answer passes through it, before the editor who
 * made the change can ask for the page; other writes (presence, checks, sign-ins) leave the cache alone. A write beside it may be marked too: that costs a render.
 */
export function contentChanged(
  app: FastifyInstance,
  { changes }: Pick<PlatformDeps, 'changes'>,
): void {
  let heard = 0;
  const stop = changes.listen(() => heard++);
  app.addHook('onClose', async () => stop());
  const before = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') before.set(request, heard);
  });
  app.addHook('onSend', async (request, reply) => {
    const then = before.get(request);
    if (then !== undefined && then !== heard) reply.header(CONTENT_CHANGED_HEADER, '1');
  });
}
