import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { renderRawFailure } from './failures.ts';

const LIMITS = {
  /** Unanswered requests per connection; browsers and proxies do not pipeline. */
  maxPipelined: 16,
  /** A client that reads nothing this long is disconnected. */
  stallTimeoutMs: 20_000,
  /** Limit for receiving a whole body. */
  bodyTimeoutMs: 15_000,
  /** Limit for an upload that sends `minUploadBytes` in every `bodyTimeoutMs`. */
  uploadTimeoutMs: 15 * 60_000,
  minUploadBytes: 15_000,
  /** How long the rest of a body is read after the response. */
  drainTimeoutMs: 5000,
};
const UPLOAD = /^\/api\/admin\/media\/(upload|replace_media\/\d+)(\?|$)/;

/** Also serialises the responses of each connection. */
export function registerConnectionLimits(app: FastifyInstance, given: Partial<typeof LIMITS> = {}) {
  const limits = { ...LIMITS, ...given };
  const queues = new WeakMap<Socket, (() => void)[]>();
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

  /** Running and waiting requests of a connection. */
  function findQueue(socket: Socket): (() => void)[] {
    const existing = queues.get(socket);
    if (existing) return existing;
    const queue: (() => void)[] = [];
    queues.set(socket, queue);
    // Requests behind an unread response would wait forever.
    socket.once('close', () => {
      for (const run of queue.splice(0)) run();
    });
    return queue;
  }
  /** Runs after the previous responses are sent; never, if the connection closes. */
  function runInTurn(socket: Socket, response: NodeJS.EventEmitter, run: () => void) {
    const queue = findQueue(socket);
    if (queue.length >= limits.maxPipelined) return void socket.destroy();
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
  function startTimeout(request: IncomingMessage, response: ServerResponse, time: number) {
    clearTimeout(timers.get(request));
    const timer = setTimeout(() => closeConnection(request, response), time).unref();
    if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)));
    timers.set(request, timer);
  }
  function watchUpload(request: IncomingMessage, response: ServerResponse) {
    const until = Date.now() + limits.uploadTimeoutMs;
    let seen = request.socket.bytesRead;
    const timer = setInterval(() => {
      const now = request.socket.bytesRead;
      if (request.complete) clearInterval(timer);
      else if (now - seen < limits.minUploadBytes || Date.now() > until)
        closeConnection(request, response);
      seen = now;
    }, limits.bodyTimeoutMs).unref();
    request.once('close', () => clearInterval(timer));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // Injected requests have no socket.
    if (!(raw.socket instanceof Socket)) return done();
    if (hasBody(raw.headers) && !raw.complete) {
      if (UPLOAD.test(raw.url ?? '')) watchUpload(raw, reply.raw);
      else startTimeout(raw, reply.raw, limits.bodyTimeoutMs);
    }
    runInTurn(raw.socket, reply.raw, done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(limits.stallTimeoutMs);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { raw } = request;
    if (raw.socket instanceof Socket && !raw.complete && !raw.socket.destroyed)
      startTimeout(raw, reply.raw, limits.drainTimeoutMs);
    done();
  });
}

function closeConnection(request: IncomingMessage, response: ServerResponse) {
  if (request.complete || request.socket.destroyed) return;
  // A second response cannot follow one already started or sent.
  if (!response.headersSent) request.socket.end(renderRawFailure(408, request.url));
  request.socket.destroySoon();
}
