import { addressIn, localeIn } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import { CODE, ERROR_PAGE } from '@admissions/protocol';
import type { ApiError } from './api-error.ts';

/** Messages for the codes of visitors' reads, and for a missing answer. */
const BY_CODE = {
  [CODE.failed]: 'error.code.-1',
  [CODE.notExists]: 'error.code.2',
  [CODE.unauthorized]: 'error.code.100401',
} as const satisfies Record<number, MessageKey>;
const OWN = ['network.failed', 'error.server'] as const;

export type ErrorSentence = (typeof BY_CODE)[keyof typeof BY_CODE] | (typeof OWN)[number];

/** The message key of a failed read; null when the code has none. */
export const sentenceFor = ({
  code,
  message,
}: {
  code?: number;
  message?: string;
}): ErrorSentence | null =>
  OWN.find((key) => key === message) ?? BY_CODE[code as keyof typeof BY_CODE] ?? null;

/** Address of the error page for a failed read, in the language of the requesting page. */
export function errorPageFor(
  { status, code, requestId }: Pick<ApiError, 'status' | 'code' | 'requestId'>,
  search: string,
): string {
  const facts = new URLSearchParams({
    statusCode: String(status),
    code: String(code),
    ...(requestId && { requestId }),
  });
  return addressIn(localeIn(search), `${ERROR_PAGE}?${facts}`);
}
