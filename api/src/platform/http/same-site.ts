import type { FastifyRequest } from 'fastify';
import { parseSiteOrigins } from '../config/site-origins.ts';
import { forbidden } from './http-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CSRF check; programs send neither header and authenticate by token. */
export function requireSameSite(request: FastifyRequest, siteOrigin: string | undefined) {
  if (READS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  // Browsers omit Sec-Fetch-Site on plain http; then the Origin decides.
  if (
    site !== undefined ||
    (origin !== undefined && !isOwnOrigin(origin, request.host, siteOrigin))
  )
    throw forbidden();
}

function isOwnOrigin(origin: string, host: string, siteOrigin: string | undefined) {
  return (
    parseSiteOrigins(siteOrigin).includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host)
  );
}
