import type { Socket } from 'node:net';
import { formatMessage } from '@admissions/model/catalogues';
import type { MessageKey } from '@admissions/model/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderFailureDocument } from '../render/failure-document.ts';
import { plainPolicy } from '../render/plain-document.ts';
import { commonHeaders } from './security-headers.ts';

/** Paths for programs, which get the API's envelope. */
const API_PATHS = /^\/(api|shell)(\/|\?|$)/;
const RETRY_AFTER_SECONDS = 5;
/** Statuses of errors that Node reports before a request exists; others are 400. */
const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Failure {
  headers: Record<string, string>;
  body: string;
}

/** A page for visitors, the API's envelope for programs; never internal details. */
function describeFailure(
  status: number,
  path: string,
  { requestId, isEnglish = false }: { requestId?: string; isEnglish?: boolean } = {},
): Failure {
  const headers = {
    'cache-control': 'no-store',
    ...((status === 429 || status === 503) && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...(requestId && { 'x-request-id': requestId }),
  };
  if (!API_PATHS.test(path))
    return {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': plainPolicy(),
        'x-robots-tag': 'noindex',
      },
      body: renderFailureDocument(status),
    };
  const key = MESSAGE_KEYS[status] ?? (status >= 500 ? 'error.server' : 'request.malformed');
  const message = formatMessage(isEnglish ? 'en' : 'zh-TW', key, {
    seconds: RETRY_AFTER_SECONDS,
  });
  return {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    body: JSON.stringify({ errorCode: -1, message, ...(requestId && { requestId }) }),
  };
}
const MESSAGE_KEYS: Readonly<Record<number, MessageKey>> = {
  403: 'error.forbidden',
  404: 'error.notFound',
  413: 'error.tooLarge',
  429: 'error.rateLimit',
  503: 'error.default',
};

/** The path decides between page and envelope. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const isEnglish = /^\s*en\b/i.test(request.headers['accept-language'] ?? '');
  const { headers, body } = describeFailure(status, request.raw.url ?? '/', {
    requestId: request.id,
    isEnglish,
  });
  for (const name of ['etag', 'content-encoding']) reply.removeHeader(name);
  return reply.code(status).headers(headers).send(body);
}

/** Uncaught errors, missing files, and paths that the router cannot parse. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 404));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ reason: error.message }, 'a request failed');
    return sendFailure(request, reply, status);
  });
}

/** Server options for failures before any hook runs. */
export const earlyFailures = {
  frameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    reply.headers(commonHeaders(request.protocol === 'https'));
    sendFailure(request, reply, 400);
  },
  clientErrorHandler(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
    const path = /^[A-Z]{3,10} (\/\S*)/.exec(
      Buffer.isBuffer(error.rawPacket) ? error.rawPacket.subarray(0, 2048).toString('latin1') : '',
    )?.[1];
    socket.end(renderRawFailure(status, path));
    socket.destroySoon();
  },
};

const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Raw response for a connection that closes with it. */
export function renderRawFailure(status: number, path = '/') {
  const { headers, body } = describeFailure(status, path);
  const lines = Object.entries({
    ...commonHeaders(false),
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  return [
    `HTTP/1.1 ${status} ${PHRASES[status] ?? 'Error'}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
