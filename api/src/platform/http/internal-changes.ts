import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ChangedKinds } from '../db/changes.ts';
import type { PlatformDeps } from '../deps.ts';
import { unauthorized } from './http-error.ts';
import { isInternal } from './internal-token.ts';

const HEARTBEAT_MS = 15_000;

/** Server-sent events for our own processes: `{"kinds":[…]}`, or `{"kinds":"all"}` if unknown. */
export async function internalChanges(app: FastifyInstance, { changes, config }: PlatformDeps) {
  const streams = new Set<PassThrough>();
  const stop = changes.listen((changed: ChangedKinds) => {
    for (const stream of streams) stream.write(`data: ${JSON.stringify({ kinds: changed })}\n\n`);
  });
  // preClose: the server waits for open connections, and event streams never end by themselves.
  app.addHook('preClose', async () => {
    stop();
    for (const stream of streams) stream.end();
  });
  app.get(
    '/api/internal/changes',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      if (!isInternal(request.headers['x-internal-token'], config.internalToken))
        throw unauthorized();
      const stream = new PassThrough();
      const beat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
      streams.add(stream);
      request.raw.on('close', () => stream.destroy());
      stream.on('close', () => {
        clearInterval(beat);
        streams.delete(stream);
      });
      stream.write('retry: 1000\n\n');
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
}
