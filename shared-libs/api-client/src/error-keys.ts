import { localizeAddress, parseLocale } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import { ERROR_PAGE, RESULT_CODES } from '@admissions/protocol';
import type { ApiError } from './api-error.ts';

/** Message keys by code, for visitors' reads. */
const KEY_BY_CODE = {
  [RESULT_CODES.failed]: 'error.code.-1',
  [RESULT_CODES.notExists]: 'error.code.2',
  [RESULT_CODES.unauthorized]: 'error.code.100401',
} as const satisfies Record<number, MessageKey>;
/** Message keys that the client itself sets, such as for a missing answer. */
const CLIENT_KEYS = ['network.failed', 'error.server'] as const;

export type ErrorMessageKey =
  | (typeof KEY_BY_CODE)[keyof typeof KEY_BY_CODE]
  | (typeof CLIENT_KEYS)[number];

/** The message key of a failed read; null when the code has none. */
export const findErrorMessageKey = ({
  code,
  message,
}: {
  code?: number;
  message?: string;
}): ErrorMessageKey | null =>
  CLIENT_KEYS.find((key) => key === message) ??
  KEY_BY_CODE[code as keyof typeof KEY_BY_CODE] ??
  null;

/** Address of the error page for a failed read, in the language of the requesting page. */
export function buildErrorPageUrl(
  { status, code, requestId }: Pick<ApiError, 'status' | 'code' | 'requestId'>,
  search: string,
) {
  const query = new URLSearchParams({
    statusCode: String(status),
    code: String(code),
    ...(requestId && { requestId }),
  });
  return localizeAddress(parseLocale(search), `${ERROR_PAGE}?${query}`);
}
