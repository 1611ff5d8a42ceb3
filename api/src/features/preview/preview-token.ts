import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@admissions/protocol/server';

const TOKEN_PATTERN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/** A name for a draft that nobody can guess. */
export const createDraftId = (): string => randomBytes(16).toString('base64url');

/** The token of a draft until then (Unix seconds): signed, so that nobody makes one or lengthens its time. */
export const signPreviewToken = (dataKey: string, draft: string, until: number): string =>
  `${draft}.${until}.${calculateSignature(dataKey, draft, until)}`;

/** The draft that a token opens now; null for a token that is over, or that we did not sign. */
export function verifyPreviewToken(
  dataKey: string,
  token: string,
  now = Date.now(),
): string | null {
  const [, draft = '', until = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
  if (!isSameSecret(signature, calculateSignature(dataKey, draft, Number(until)))) return null;
  return Number(until) * 1000 > now ? draft : null;
}

const calculateSignature = (dataKey: string, draft: string, until: number) =>
  createHmac(
    'sha256',
    createHmac('sha256', Buffer.from(dataKey, 'hex')).update('previews').digest(),
  )
    .update(`${draft}.${until}`)
    .digest('base64url');
