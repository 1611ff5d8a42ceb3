import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** AWS Signature Version 4, implemented independently of the library under test. */
export function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  secretKey: string,
): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, scope = '', signed = '', signature] = parts;
  const { pathname, searchParams } = new URL(url, 'http://here');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return false;
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashOf(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((so, part) => keyed(so, part), `AWS4${secretKey}`);
  return keyed(key, text).toString('hex') === signature;
}
