import type { FieldErrors } from '@admissions/model';
import { messageOf } from '@admissions/model/catalogues';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { toSentence } from '@admissions/model/schema';
import type { ErrorCode } from '@admissions/protocol';
import { CODE } from '@admissions/protocol';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasErrorCode } from '../db/error-code.ts';
import type { Faults } from '../validation/request-faults.ts';
import { HttpError } from './http-error.ts';
import { readLocale } from './locale.ts';

interface Outcome {
  status: number;
  code: ErrorCode;
  message: MessageKey;
  params?: MessageParams;
  errors?: FieldErrors | undefined;
  faults?: Faults | undefined;
  data?: unknown;
}

/** Every refusal and every failure leaves in one envelope, in the caller's language; what went wrong inside stays in the log. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    // Anything can be thrown, also nothing.
    const error = thrown instanceof Error ? thrown : (new Error(String(thrown)) as FastifyError);
    const outcome = toOutcome(error);
    if (outcome.status >= 500) request.log.error({ err: error }, 'request failed');
    if (outcome.status === 429)
      outcome.params = { seconds: Number(reply.getHeader('retry-after') ?? 1) };
    if (outcome.status === 503) reply.header('retry-after', '3');
    reply
      .code(outcome.status)
      .header('cache-control', 'no-store')
      .send(toEnvelope(request, outcome));
  });
  app.setNotFoundHandler((request, reply) => {
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(toEnvelope(request, { status: 404, code: CODE.failed, message: 'error.notFound' }));
  });
}

export function toEnvelope(
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  { code, message, params, errors, faults, data }: Outcome,
) {
  const locale = readLocale(request);
  const said = faults
    ? Object.fromEntries(
        Object.entries(faults).map(([name, fault]) => [name, [toSentence(fault, locale)]]),
      )
    : errors;
  return {
    errorCode: code,
    message: messageOf(locale, message, params),
    ...(said && { errors: said }),
    ...(data !== undefined && { data }),
    requestId: request.id,
  };
}

export function toOutcome(error: FastifyError | HttpError): Outcome {
  if (error instanceof HttpError)
    return {
      status: error.status,
      code: error.code,
      message: error.messageKey,
      params: error.params,
      errors: error.errors,
      faults: error.faults,
      data: error.data,
    };
  if (isUnavailable(error)) return { status: 503, code: CODE.failed, message: 'error.default' };
  if (isFull(error)) return { status: 507, code: CODE.failed, message: 'error.storageFull' };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: CODE.failed, message: 'error.tooLarge' };
  if (status === 415) return { status, code: CODE.failed, message: 'error.unsupported' };
  if (status === 416) return { status, code: CODE.failed, message: 'error.code.-1' };
  if (status === 429) return { status, code: CODE.failed, message: 'error.rateLimit' };
  if (status === 503) return { status, code: CODE.failed, message: 'error.default' };
  if (status >= 400 && status < 500)
    return { status: 400, code: CODE.failed, message: 'error.code.-1', faults: FAULTS[error.code] };
  return { status: 500, code: CODE.failed, message: 'error.server' };
}

// What Fastify refuses before any route reads it.
const FAULTS: Readonly<Record<string, Faults>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { body: 'request.json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { body: 'request.json' },
  FST_ERR_BAD_URL: { path: 'request.path' },
  FST_ERR_MAX_PARAM_LENGTH: { path: 'request.path' },
};

// SQLSTATE classes 08 (connection) and 57P (operator intervention, the embedded engine restarting), and the socket's own words for the same
const UNAVAILABLE = /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

// What the driver says in words only
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached: worth another try in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (hasErrorCode(error, UNAVAILABLE)) return true;
  for (
    let each = error as { message?: unknown; cause?: unknown } | undefined;
    each;
    each = each.cause as typeof each
  )
    if (typeof each.message === 'string' && NO_CONNECTION.test(each.message)) return true;
  return false;
}

// SQLSTATE 53100 (disk full), and the file system's own words for it
const FULL = /^(53100|ENOSPC|EDQUOT|EFBIG)$/;
const isFull = (error: unknown): boolean => hasErrorCode(error, FULL);
