import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { announcesBody } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rawFailure } from './failures.ts';

export interface ConnectionLimits {
  /** Requests of one connection that wait for their answer. Browsers and proxies send the next when they have the one before. */
  pipelined: number;
  /** Who takes nothing of an answer for so long (milliseconds) is cut. */
  stalled: number;
  /** A body must have come within so long (milliseconds). */
  body: number;
  /** An upload has so long, while in each `body` milliseconds so many bytes come. */
  upload: number;
  uploadBytes: number;
  /** What is still coming after the answer is listened to for so long. */
  afterAnswer: number;
}
const LIMITS: ConnectionLimits = {
  pipelined: 16,
  stalled: 20_000,
  body: 15_000,
  upload: 15 * 60_000,
  uploadBytes: 15_000,
  afterAnswer: 5000,
};
const UPLOAD = /^\/api\/admin\/media\/(upload|replace_media\/\d+)(\?|$)/;

/** Cuts connections that take answers or send bodies too slowly, and answers of each only one request at a time. */
export function connectionLimits(
  app: FastifyInstance,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { pipelined, stalled, body, upload, uploadBytes, afterAnswer } = { ...LIMITS, ...limits };
  const turns = new WeakMap<Socket, (() => void)[]>();
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

  /** What of this connection is under way, and what waits behind it. */
  function findLine(socket: Socket): (() => void)[] {
    const known = turns.get(socket);
    if (known) return known;
    const line: (() => void)[] = [];
    turns.set(socket, line);
    // What waits behind an answer that is never taken would wait for ever.
    socket.once('close', () => {
      for (const go of line.splice(0)) go();
    });
    return line;
  }
  /** Goes on when the answers before this one have been taken; never, when the connection is over. */
  function takeTurn(socket: Socket, response: NodeJS.EventEmitter, go: () => void) {
    const line = findLine(socket);
    if (line.length >= pipelined) return void socket.destroy();
    let isGone = false;
    const goOnce = () => {
      if (isGone) return;
      isGone = true;
      if (socket.destroyed) return;
      socket.setTimeout(app.server.timeout);
      go();
    };
    line.push(goOnce);
    response.once('close', () => {
      line.shift();
      line[0]?.();
    });
    if (line.length === 1) goOnce();
  }
  function limit({ raw: request }: FastifyRequest, { raw: response }: FastifyReply, time: number) {
    clearTimeout(timers.get(request));
    const timer = setTimeout(() => cut(request, response), time).unref();
    if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)));
    timers.set(request, timer);
  }
  function watchUpload({ raw: request }: FastifyRequest, { raw: response }: FastifyReply) {
    const until = Date.now() + upload;
    let seen = request.socket.bytesRead;
    const look = setInterval(() => {
      const now = request.socket.bytesRead;
      if (request.complete) clearInterval(look);
      else if (now - seen < uploadBytes || Date.now() > until) cut(request, response);
      seen = now;
    }, body).unref();
    request.once('close', () => clearInterval(look));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // What is injected has no line that could be slow.
    if (!(raw.socket instanceof Socket)) return done();
    if (announcesBody(raw.headers) && !raw.complete) {
      if (UPLOAD.test(raw.url ?? '')) watchUpload(request, reply);
      else limit(request, reply, body);
    }
    takeTurn(raw.socket, reply.raw, done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stalled);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { raw } = request;
    if (raw.socket instanceof Socket && !raw.complete && !raw.socket.destroyed)
      limit(request, reply, afterAnswer);
    done();
  });
}

function cut(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.socket.destroyed) return;
  // An answer that has begun, or was given, cannot be followed by another.
  if (!response.headersSent) request.socket.end(rawFailure(408, request.url));
  request.socket.destroySoon();
}
