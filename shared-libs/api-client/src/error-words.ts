import { addressIn, localeIn } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import { CODE, ERROR_PAGE } from '@admissions/protocol';
import type { ApiError } from './api-error.ts';

/** What the catalogue says about the codes that a read of a visitor's page can end with, and about no answer at all. */
const BY_CODE = {
  [CODE.failed]: 'error.code.-1',
  [CODE.notExists]: 'error.code.2',
  [CODE.unauthorized]: 'error.code.100401',
} as const satisfies Record<number, MessageKey>;
const OWN = ['network.failed', 'error.server'] as const;

export type ErrorSentence = (typeof BY_CODE)[keyof typeof BY_CODE] | (typeof OWN)[number];

/** The key of the sentence about a failed read: the client's own when no readable answer came, else the code's; null when there is none. */
export const sentenceFor = ({
  code,
  message,
}: {
  code?: number;
  message?: string;
}): ErrorSentence | null =>
  OWN.find((key) => key === message) ?? BY_CODE[code as keyof typeof BY_CODE] ?? null;

/** The error page that a failed read leads to, in the language of the page that asked (its query): it names the status, the code and the request. */
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
