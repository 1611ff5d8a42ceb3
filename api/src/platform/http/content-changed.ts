import { PassThrough } from 'node:stream';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import { formatKindNames, isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ChangedKinds, Changes } from '../db/changes.ts';
import { HIDDEN } from './declared-access.ts';
import { unauthorized } from './http-error.ts';

/** Requests older than the oldest remembered change get 'all'. */
const MAX_CHANGES = 256;

/**
 * Lets the shell drop stale pages before the editor who made the change requests one.
 * Concurrent changes may be named too; that costs only a re-render.
 */
export function markContentChanges(app: FastifyInstance, { changes }: { changes: Changes }) {
  let changeCount = 0;
  let last: ChangedKinds[] = [];
  const stop = changes.listen((changed) => {
    changeCount++;
    last = [...last, changed].slice(-MAX_CHANGES);
  });
  app.addHook('onClose', async () => stop());
  const before = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') before.set(request, changeCount);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const then = before.get(request);
    if (then !== undefined && then !== changeCount) {
      const since = changeCount - then;
      const changed = since > last.length ? 'all' : mergeChanges(last.slice(-since));
      reply.header(CONTENT_CHANGED_HEADER, formatKindNames(changed));
    }
    done(null, payload);
  });
}

function mergeChanges(parts: readonly ChangedKinds[]): ChangedKinds {
  const kinds = new Set<string>();
  for (const part of parts) {
    if (part === 'all') return 'all';
    for (const kind of part) kinds.add(kind);
  }
  return [...kinds];
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
