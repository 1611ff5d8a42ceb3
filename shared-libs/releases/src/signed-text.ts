import { createHmac, timingSafeEqual } from 'node:crypto';

interface LimitedText {
  text: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** `<text>.<end in seconds>.<proof>`; a text of one purpose is invalid for another. */
export function signText({ text, until }: LimitedText, purpose: string, secret: string) {
  const signed = `${text}.${Math.floor(until / 1000)}`;
  return `${signed}.${prove(signed, purpose, secret)}`;
}

/** Null when invalid, expired, or without a secret. */
export function readSignedText(
  value: string,
  purpose: string,
  secret: string,
  now = Date.now(),
): LimitedText | null {
  const [, signed = '', text = '', end, proof = ''] =
    /^((.+)\.(\d{9,11}))\.([\w-]{43})$/.exec(value) ?? [];
  if (signed === '' || secret === '') return null;
  const expected = Buffer.from(prove(signed, purpose, secret));
  if (!timingSafeEqual(expected, Buffer.from(proof))) return null;
  const until = Number(end) * 1000;
  return until > now ? { text, until } : null;
}

const prove = (signed: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${signed}`).digest('base64url');
