import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PRODUCT_VERSION, PRODUCT_VERSION_HEADER } from '@admissions/protocol';
import {
  API_VERSION_HEADER,
  createForwardingProof,
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  findFramingProblem,
  hasBody,
  isSameSecret,
  removeApiVersion,
} from '@admissions/protocol/server';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { sendRefusal, toEnvelope, toRefusal } from './error-handler.ts';
import { malformed } from './http-error.ts';
import { disconnectSlowReaders } from './slow-readers.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && REQUEST_ID.test(given);
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

// zod validates. Declared here so that Fastify does not load its own compilers: 1/6 of a start.
type SchemaCompilers = NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];
const NOOP_COMPILERS = {
  buildValidator: () => () => () => true,
  buildSerializer: () => () => (data: unknown) => JSON.stringify(data),
  // Fastify's type requires functions of the compiler that is not loaded.
} as unknown as SchemaCompilers;

/** Slow and stalled clients are disconnected, bodies are small, only our own shell is trusted. */
export function createServer({ config, log }: { config: Config; log: FastifyBaseLogger }) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // For a whole upload; other bodies have less.
    requestTimeout: BODY_TIMEOUT_MS.upload,
    keepAliveTimeout: 5000,
    // Neither side sends: a reader that does not read.
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // After `stripUntrustedForwarding` one hop is left: the shell's.
    trustProxy: (_address, hop) => hop === 0,
    routerOptions: { maxParamLength: 100 },
    schemaController: { compilersFactory: NOOP_COMPILERS },
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => removeApiVersion(url, config.apiVersion),
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      isRequestId(given) ? given : randomUUID(),
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an unparsable URL.
      reply.headers({
        ...BARE_HEADERS,
        'x-request-id': request.id,
        [API_VERSION_HEADER]: config.apiVersion,
        [PRODUCT_VERSION_HEADER]: PRODUCT_VERSION,
        connection: 'close',
      });
      sendRefusal(request, reply, toRefusal(error));
    },
  }) as unknown as FastifyInstance;
  stripUntrustedForwarding(app, config);
  refuseInvalidFraming(app);
  enforceBodyTimeout(app);
  disconnectSlowReaders(app);
  // Callback hooks: a promise for each would be a large part of the cost of a cached answer.
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .header('x-request-id', request.id)
      .header(API_VERSION_HEADER, config.apiVersion)
      .header(PRODUCT_VERSION_HEADER, PRODUCT_VERSION);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (isOrdinaryRead(request, reply)) return done();
    const fields = {
      method: request.method,
      url: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](fields, 'answered');
    done();
  });
  return app;
}

/** Thousands per minute, all alike: counted (`health.ts`) instead of logged. */
const isOrdinaryRead = ({ method, url }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode < 400 && (method === 'GET' || method === 'HEAD') && url.startsWith('/api/ap/');

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Errors of the HTTP parser in our envelope; no hook runs for them. */
function clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(toEnvelope({ headers: {}, id: randomUUID() }, malformed()));
  socket.end(
    [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  socket.destroySoon();
}

/** Answers 400 and closes the connection, against request smuggling. */
function refuseInvalidFraming(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (findFramingProblem(request.raw) === null) return done();
    reply.header('connection', 'close');
    done(malformed());
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** No proxy forwarded it: the client is the peer of this connection. */
    isDirect: boolean;
  }
}

/**
 * Removes forwarding headers unless the shell's proof or the internal token is present.
 * The peer's address proves nothing. Runs before every other hook.
 */
function stripUntrustedForwarding(
  app: FastifyInstance,
  { internalToken }: { internalToken: string },
) {
  const proof = createForwardingProof(internalToken);
  app.decorateRequest('isDirect', true);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    request.isDirect = FORWARDING_HEADERS.every((name) => headers[name] === undefined);
    if (
      !request.isDirect &&
      !isSameSecret(headers[FORWARDING_PROOF_HEADER], proof) &&
      !isSameSecret(headers['x-internal-token'], internalToken)
    )
      for (const name of FORWARDING_HEADERS) delete headers[name];
    done();
  });
}

/** Milliseconds until a body must be complete; uploads only by permitted callers. */
const BODY_TIMEOUT_MS = { usual: 8000, upload: 15 * 60_000 };

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
