import type { FieldErrors, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { formatSchemaMessage, toFieldErrors } from '@admissions/model/schema';
import { type ErrorCode, RESULT_CODES } from '@admissions/protocol';
import { z } from 'zod';
import { mapValues } from '../collections/map-values.ts';

export const success = <T>(data: T) => ({ errorCode: RESULT_CODES.success, data });

/** By field: a message as in schemas (`key|name=value`), or finished sentences. */
export type FieldMessages = Readonly<Record<string, string | string[]>>;

interface Details {
  /** Absent: refers to `errors`, or the message of another code. */
  message?: MessageKey;
  params?: MessageParams | ((locale: Locale) => MessageParams);
  /** The field that shows the message as well. */
  field?: string | undefined;
  errors?: FieldMessages | z.ZodError | undefined;
  data?: unknown;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/** The error handler turns it into the envelope in the caller's language. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  readonly messageKey: MessageKey;

  constructor(code: ErrorCode, status: number, details: Details = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.status = status;
    this.details = details;
    this.messageKey =
      details.message ?? (code === RESULT_CODES.failed ? 'error.fields' : `error.code.${code}`);
  }

  sentence(locale: Locale) {
    const { params } = this.details;
    return formatMessage(
      locale,
      this.messageKey,
      typeof params === 'function' ? params(locale) : params,
    );
  }

  fieldErrors(locale: Locale): FieldErrors | undefined {
    const { field, errors } = this.details;
    if (field !== undefined) return { [field]: [this.sentence(locale)] };
    if (!errors || errors instanceof z.ZodError) return errors && toFieldErrors(errors, locale);
    return mapValues(errors, (message) =>
      typeof message === 'string' ? [formatSchemaMessage(message, locale)] : message,
    );
  }
}
/** HTTP 200: a missing entry is a regular answer. */
export const createNotFoundError = () => new HttpError(RESULT_CODES.notExists, 200);
/** The first row. Throws not found without one. */
export function requireRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw createNotFoundError();
  return row;
}
/** `errors` names the invalid parts of the request. */
export const malformed = (errors?: FieldMessages | z.ZodError) =>
  new HttpError(RESULT_CODES.failed, 400, errors ? { errors } : { message: 'request.malformed' });
export const invalid = (errors: FieldMessages | z.ZodError) =>
  new HttpError(RESULT_CODES.failed, 422, { errors });
/** A refusal without a code of its own. */
export const refused = (
  status: number,
  message: MessageKey,
  details: Omit<Details, 'message'> = {},
) => new HttpError(RESULT_CODES.failed, status, { message, ...details });
export const tooManyRequests = (seconds: number) =>
  refused(429, seconds > 60 ? 'error.rateLimitLong' : 'error.rateLimit', {
    params: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
/** `current` is the entry as it is now. */
export const conflict = (current: unknown, by: string) =>
  refused(409, 'error.conflict', { params: { name: by }, data: current });
export const unauthorized = (message?: MessageKey) =>
  new HttpError(RESULT_CODES.unauthorized, 401, message ? { message } : {});
export const forbidden = () =>
  new HttpError(RESULT_CODES.unauthorized, 403, { message: 'error.forbidden' });

const parseOr =
  (refuse: (error: z.ZodError) => HttpError) =>
  <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
    const result = schema.safeParse(value, { error: describeFault });
    if (!result.success) throw refuse(result.error);
    return result.data;
  };
/** Throws 422 with a message per field. */
export const parseInput = parseOr(invalid);
/** Throws 400 for any other query or path. */
export const parseQuery = parseOr(malformed);

/** For `safeParse`: the message of an issue without one in its schema. */
function describeFault(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `request.unknown|names=${Object.keys((issue.inst as z.ZodObject).shape).join(', ')}`;
    case 'invalid_union':
      // Empty, or a value of the parameter's type: the fault of the latter.
      return issue.errors.at(-1)?.at(-1)?.message ?? 'request.value';
    case 'invalid_type':
      return issue.input === undefined ? 'request.missing' : 'request.value';
    case 'invalid_value':
      return `request.oneOf|values=${issue.values.map(String).filter(Boolean).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return `validation.minLength|min=${issue.minimum}`;
      return issue.origin === 'array'
        ? 'validation.selectMany'
        : `validation.min|min=${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `request.long|max=${issue.maximum}`;
      return issue.origin === 'array' ? 'error.tooLarge' : `validation.max|max=${issue.maximum}`;
    default:
      return 'request.value';
  }
}
