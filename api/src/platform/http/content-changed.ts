import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import { formatKindNames, isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ChangedKinds, Changes } from '../db/changes.ts';
import { HIDDEN } from './declared-access.ts';
import { unauthorized } from './http-error.ts';

/** Kinds that the running request has changed. */
const changedKinds = new AsyncLocalStorage<Set<string>>();

/** Lets the shell drop stale pages before the editor who made the change requests one. */
export function markContentChanges(app: FastifyInstance, { changes }: { changes: Changes }) {
  const stop = changes.listen((changed) => {
    for (const kind of [changed].flat()) changedKinds.getStore()?.add(kind);
  });
  app.addHook('onClose', async () => stop());
  const byRequest = new WeakMap<FastifyRequest, Set<string>>();
  app.addHook('preHandler', (request, _reply, done) => {
    const kinds = new Set<string>();
    byRequest.set(request, kinds);
    changedKinds.run(kinds, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const kinds = byRequest.get(request);
    if (kinds?.size) reply.header(CONTENT_CHANGED_HEADER, formatKindNames([...kinds]));
    done(null, payload);
  });
}

const HEARTBEAT_MS = 15_000;

/** Server-sent events for our own processes: `{"kinds":[…]}`, or `{"kinds":"all"}` if unknown. */
export async function internalChanges(
  app: FastifyInstance,
  { changes, config }: { changes: Changes; config: Config },
) {
  const streams = new Set<PassThrough>();
  const stop = changes.listen((changed: ChangedKinds) => {
    for (const stream of streams) stream.write(`data: ${JSON.stringify({ kinds: changed })}\n\n`);
  });
  // preClose: the server waits for open connections, and event streams never end by themselves.
  app.addHook('preClose', async () => {
    stop();
    for (const stream of streams) stream.end();
  });
  app.get('/api/internal/changes', HIDDEN, async (request, reply) => {
    if (!isSameSecret(request.headers['x-internal-token'], config.internalToken))
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
  });
}
