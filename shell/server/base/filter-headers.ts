import type { IncomingHttpHeaders } from 'node:http';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import { READ_KINDS_HEADER } from '@admissions/protocol/server';

/** Headers of one connection, never forwarded (RFC 9110, 7.6.1). */
export const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Exchanged only between the API and the shell. */
export const INTERNAL_HEADERS = [...HOP_BY_HOP_HEADERS, CONTENT_CHANGED_HEADER, READ_KINDS_HEADER];

/** Drops headers of the connection, headers listed in `Connection`, and the given ones. */
export function filterHeaders(
  headers: IncomingHttpHeaders,
  excluded: readonly string[],
): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...excluded, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
