import type { FieldErrors, Locale } from '@admissions/model';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { toFieldErrors } from '@admissions/model/schema';
import type { ErrorCode } from '@admissions/protocol';
import { CODE } from '@admissions/protocol';
import type { z } from 'zod';
import type { Faults } from '../validation/request-faults.ts';

/** The envelope of a success. */
export const success = <T>(data: T) => ({ errorCode: CODE.success, data });

/** A refusal; the error handler turns it into the envelope with the message in the caller's language. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly params: MessageParams;
  readonly errors: FieldErrors | undefined;
  /** What is wrong with the request itself; becomes `errors` in the caller's language. */
  readonly faults: Faults | undefined;
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    status: number,
    facts: {
      message?: MessageKey;
      params?: MessageParams;
      errors?: FieldErrors;
      faults?: Faults;
      data?: unknown;
    } = {},
  ) {
    super(`refused with ${code}`);
    this.code = code;
    this.status = status;
    this.messageKey = facts.message ?? (`error.code.${code}` as MessageKey);
    this.params = facts.params ?? {};
    this.errors = facts.errors;
    this.faults = facts.faults;
    this.data = facts.data;
  }
}
/** The entry is not there: an answer (HTTP 200), not a broken page. */
export const notExists = () => new HttpError(CODE.notExists, 200);
/** The request makes no sense, whoever sends it: `faults` names which part of it, and why. */
export const malformed = (faults?: Faults) =>
  new HttpError(CODE.failed, 400, faults ? { faults } : {});
export const invalid = (errors: FieldErrors) => new HttpError(CODE.failed, 422, { errors });
/** The write was made from an older revision; `current` is the entry as it is now. */
export const conflict = (current: unknown, by: string) =>
  new HttpError(CODE.failed, 409, {
    message: 'error.conflict',
    params: { name: by },
    data: current,
  });
export const unauthorized = () => new HttpError(CODE.unauthorized, 401);
export const forbidden = () =>
  new HttpError(CODE.unauthorized, 403, { message: 'error.forbidden' });

/** The value as the schema has it, or a 422 with a message for every field. */
export function parsed<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locale: Locale,
): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(toFieldErrors(result.error, locale));
  return result.data;
}
