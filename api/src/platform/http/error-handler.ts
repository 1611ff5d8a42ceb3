import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasErrorCode, someCause } from '../db/error-code.ts';
import {
  type FieldMessages,
  HttpError,
  malformed,
  refused,
  tooManyRequests,
} from './http-error.ts';
import { readLocale } from './locale.ts';

/** One envelope for all errors, in the caller's language; internal details go to the log only. */
export function errorHandler(app: FastifyInstance) {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    // Anything can be thrown, even undefined.
    const error = thrown instanceof Error ? thrown : (new Error(String(thrown)) as FastifyError);
    const refusal = toRefusal(error, Number(reply.getHeader('retry-after') ?? 1));
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const retryAfter = refusal.status === 503 ? 3 : refusal.details.retryAfter;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    sendRefusal(request, reply.header('cache-control', 'no-store'), refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const refusal = refused(404, 'request.noRoute');
    sendRefusal(request, reply.header('cache-control', 'no-store'), refusal);
  });
}

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: HttpError) =>
  reply.code(refusal.status).send(toEnvelope(request, refusal));

export function toEnvelope(request: Pick<FastifyRequest, 'headers' | 'id'>, refusal: HttpError) {
  const locale = readLocale(request);
  return {
    errorCode: refusal.code,
    message: refusal.sentence(locale),
    errors: refusal.fieldErrors(locale),
    data: refusal.details.data,
    requestId: request.id,
  };
}

/** `seconds`: Retry-After of the rate limiter. */
export function toRefusal(error: FastifyError | HttpError, seconds = 1) {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return refused(503, 'error.default');
  if (isFull(error)) return refused(507, 'error.storageFull');
  const status = error.statusCode ?? 500;
  if (status === 413) return refused(status, 'error.tooLarge');
  if (status === 415) return refused(status, 'error.unsupported');
  if (status === 416) return refused(status, 'request.range');
  if (status === 429) return tooManyRequests(seconds);
  if (status === 503) return refused(status, 'error.default');
  if (status >= 400 && status < 500) return malformed(ERRORS[error.code]);
  return refused(500, 'error.server');
}

// Fastify's own errors, before a route runs.
const ERRORS: Readonly<Record<string, FieldMessages>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { body: 'request.json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { body: 'request.json' },
  FST_ERR_BAD_URL: { path: 'request.path' },
  FST_ERR_MAX_PARAM_LENGTH: { path: 'request.path' },
};

// SQLSTATE classes 08 (connection) and 57P (operator intervention), and the socket's error codes
const UNAVAILABLE = /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

// Driver errors without a code
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database was unreachable: a retry may succeed. */
export const isUnavailable = (error: unknown) =>
  someCause(
    error,
    ({ code, message }) => UNAVAILABLE.test(String(code)) || NO_CONNECTION.test(String(message)),
  );

// SQLSTATE 53100 (disk full), and the file system's error codes
const FULL = /^(53100|ENOSPC|EDQUOT|EFBIG)$/;
const isFull = (error: unknown) => hasErrorCode(error, FULL);
