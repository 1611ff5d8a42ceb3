import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderRawFailure } from './failures.ts';

export interface ConnectionLimits {
  /** Requests of one connection that wait for their answer. Browsers and proxies send the next when they have the one before. */
  maxPipelined: number;
  /** Who takes nothing of an answer for so long (milliseconds) is cut. */
  stallTimeoutMs: number;
  /** A body must have come within so long (milliseconds). */
  bodyTimeoutMs: number;
  /** An upload has so long, while in each `body` milliseconds so many bytes come. */
  uploadTimeoutMs: number;
  minUploadBytes: number;
  /** What is still coming after the answer is listened to for so long. */
  drainTimeoutMs: number;
}
const LIMITS: ConnectionLimits = {
  maxPipelined: 16,
  stallTimeoutMs: 20_000,
  bodyTimeoutMs: 15_000,
  uploadTimeoutMs: 15 * 60_000,
  minUploadBytes: 15_000,
  drainTimeoutMs: 5000,
};
const UPLOAD = /^\/api\/admin\/media\/(upload|replace_media\/\d+)(\?|$)/;

/** Cuts connections that take answers or send bodies too slowly, and answers of each only one request at a time. */
export function registerConnectionLimits(
  app: FastifyInstance,
  limits: Partial<ConnectionLimits> = {},
): void {
  const {
    maxPipelined: pipelined,
    stallTimeoutMs: stalled,
    bodyTimeoutMs: body,
    uploadTimeoutMs: upload,
    minUploadBytes: uploadBytes,
    drainTimeoutMs: afterAnswer,
  } = { ...LIMITS, ...limits };
  const queues = new WeakMap<Socket, (() => void)[]>();
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

  /** What of this connection is under way, and what waits behind it. */
  function findQueue(socket: Socket): (() => void)[] {
    const existing = queues.get(socket);
    if (existing) return existing;
    const queue: (() => void)[] = [];
    queues.set(socket, queue);
    // What waits behind an answer that is never taken would wait for ever.
    socket.once('close', () => {
      for (const run of queue.splice(0)) run();
    });
    return queue;
  }
  /** Goes on when the answers before this one have been taken; never, when the connection is over. */
  function runInTurn(socket: Socket, response: NodeJS.EventEmitter, run: () => void) {
    const queue = findQueue(socket);
    if (queue.length >= pipelined) return void socket.destroy();
    let hasRun = false;
    const runOnce = () => {
      if (hasRun) return;
      hasRun = true;
      if (socket.destroyed) return;
      socket.setTimeout(app.server.timeout);
      run();
    };
    queue.push(runOnce);
    response.once('close', () => {
      queue.shift();
      queue[0]?.();
    });
    if (queue.length === 1) runOnce();
  }
  function startTimeout(
    { raw: request }: FastifyRequest,
    { raw: response }: FastifyReply,
    time: number,
  ) {
    clearTimeout(timers.get(request));
    const timer = setTimeout(() => closeConnection(request, response), time).unref();
    if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)));
    timers.set(request, timer);
  }
  function watchUpload({ raw: request }: FastifyRequest, { raw: response }: FastifyReply) {
    const until = Date.now() + upload;
    let seen = request.socket.bytesRead;
    const timer = setInterval(() => {
      const now = request.socket.bytesRead;
      if (request.complete) clearInterval(timer);
      else if (now - seen < uploadBytes || Date.now() > until) closeConnection(request, response);
      seen = now;
    }, body).unref();
    request.once('close', () => clearInterval(timer));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // What is injected has no line that could be slow.
    if (!(raw.socket instanceof Socket)) return done();
    if (hasBody(raw.headers) && !raw.complete) {
      if (UPLOAD.test(raw.url ?? '')) watchUpload(request, reply);
      else startTimeout(request, reply, body);
    }
    runInTurn(raw.socket, reply.raw, done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stalled);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { raw } = request;
    if (raw.socket instanceof Socket && !raw.complete && !raw.socket.destroyed)
      startTimeout(request, reply, afterAnswer);
    done();
  });
}

function closeConnection(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.socket.destroyed) return;
  // An answer that has begun, or was given, cannot be followed by another.
  if (!response.headersSent) request.socket.end(renderRawFailure(408, request.url));
  request.socket.destroySoon();
}
