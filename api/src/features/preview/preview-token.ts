import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@admissions/protocol/server';

const TOKEN_PATTERN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

export const createDraftId = () => randomBytes(16).toString('base64url');

/** `until` in Unix seconds; signed, so that nobody can forge or extend it. */
export const signPreviewToken = (dataKey: string, draft: string, until: number) =>
  `${draft}.${until}.${calculateSignature(dataKey, draft, until)}`;

/** The draft id; null for an expired or forged token. */
export function verifyPreviewToken(dataKey: string, token: string, now = Date.now()) {
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
