import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a body must have come: of every request, and of uploads by those who may make them. */
export const BODY_TIMEOUT_MS = { usual: 8000, upload: 15 * 60_000 };

/** Cuts who sends a body too slowly. The server itself knows one time for all; here uploads have longer, once it is known that their sender may upload. */
export function enforceBodyTimeout(
  app: FastifyInstance,
  { usual, upload } = BODY_TIMEOUT_MS,
): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const limit = (request: IncomingMessage, time: number) => {
    clearTimeout(timers.get(request));
    // What is injected has no line that could be slow.
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
  // Comes after every onRequest hook, so after access is decided.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.headers) && request.routeOptions.config.upload) limit(request.raw, upload);
    done(null, payload);
  });
}

function cut(request: IncomingMessage): void {
  if (request.complete || request.socket.destroyed) return;
  request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  request.socket.destroySoon();
}
