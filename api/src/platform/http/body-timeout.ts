import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Milliseconds until a body must be complete; uploads only by permitted callers. */
export const BODY_TIMEOUT_MS = { usual: 8000, upload: 15 * 60_000 };

/** Ends slow bodies. The server's own limit is one for all; authorized uploads need longer. */
export function enforceBodyTimeout(app: FastifyInstance, { usual, upload } = BODY_TIMEOUT_MS) {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const limit = (request: IncomingMessage, time: number) => {
    clearTimeout(timers.get(request));
    // Injected requests have no real socket.
    if (!hasBody(request.headers) || request.complete || !(request.socket instanceof Socket))
      return;
    const timer = setTimeout(() => cut(request), time).unref();
    if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)));
    timers.set(request, timer);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    limit(request.raw, usual);
    done();
  });
  // After every onRequest hook, thus after the access check.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.headers) && request.routeOptions.config.upload) limit(request.raw, upload);
    done(null, payload);
  });
}

function cut(request: IncomingMessage) {
  if (request.complete || request.socket.destroyed) return;
  request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  request.socket.destroySoon();
}
