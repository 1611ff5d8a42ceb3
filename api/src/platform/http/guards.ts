import fs from 'node:fs';
import { networkKey } from '@admissions/protocol/addresses';
import { isSameSecret } from '@admissions/protocol/server';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { READS } from './declared-access.ts';
import { malformed, refused, tooManyRequests } from './http-error.ts';

/** Security headers, a rate limit per network, and 503 on overload. */
export async function guards(app: FastifyInstance, { config }: { config: Config }) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkKey(ip),
    // The shell renders on behalf of every visitor from one address.
    allowList: (request) =>
      isSameSecret(request.headers['x-internal-token'], config.internalToken) ||
      request.url === '/healthz',
  });
  // A server-wide hook, so that it counts before the access check; route hooks run later.
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, {
    maxEventLoopDelay: config.shedDelay,
    retryAfter: 3,
    exposeStatusRoute: false,
  });
}

const CHECK_INTERVAL_MS = 1000;

/**
 * Refuses writes with 507: without disk space for its log the embedded engine stops entirely.
 * The last `minFree` megabytes are reserved for reads, sign-in and cleanup.
 */
export function diskSpaceGuard(
  app: FastifyInstance,
  { db, config, log }: { db: Database; config: Config; log: FastifyBaseLogger },
) {
  if (!db.embedded || config.minFree === 0) return;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasSpace = true;
  const checkFreeSpace = () => {
    const now = performance.now();
    if (now - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = now;
    fs.statfs(config.dataDir, (error, { bavail, bsize } = {} as fs.StatsFs) => {
      if (error) return;
      const hadSpace = hasSpace;
      hasSpace = (bavail * bsize) / 2 ** 20 >= config.minFree;
      if (hasSpace !== hadSpace)
        log[hasSpace ? 'warn' : 'fatal'](
          { freeMegabytes: Math.round((bavail * bsize) / 2 ** 20) },
          hasSpace
            ? 'disk space is sufficient again'
            : 'THE DISK IS NEARLY FULL: writes are refused',
        );
    });
  };
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    checkFreeSpace();
    if (hasSpace || READS.has(method) || routeOptions.config.access === 'public') return done();
    done(refused(507, 'error.storageFull'));
  });
}

const MAX_DEPTH = 32;
/** Per object; our largest has about sixty. */
const MAX_KEYS = 1_000;
// PostgreSQL cannot store NUL and lone surrogates.
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

// The name is echoed to an untrusted client.
const truncateName = (name: string) => name.slice(0, 100);

/** Refuses undocumented and repeated query keys, text that cannot be stored, and JSON nested too deeply. */
export function inputGuard(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    requireValidInput(request);
    done();
  });
}

function requireValidInput({ query, params, body, routeOptions }: FastifyRequest) {
  const { config, schema } = routeOptions;
  // Links to public routes may carry foreign keys, such as those of tracking.
  const allowsQuery = config.access === 'public' || schema?.querystring !== undefined;
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (!allowsQuery) throw malformed({ [truncateName(name)]: 'request.noQuery' });
    if (typeof value !== 'string') throw malformed({ [truncateName(name)]: 'request.twice' });
    if (!isStorable(value) || !isStorable(name))
      throw malformed({ [truncateName(name)]: 'request.text' });
  }
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, unknown>))
    if (!isStorable(String(value))) throw malformed({ [name]: 'request.text' });
  const fault = body === undefined ? null : findFault(body);
  if (fault) throw malformed({ body: fault });
}

// Own stack: recursion would overflow on the deep input that it must refuse.
function findFault(body: unknown) {
  // One message for both: text that cannot be stored, and deep nesting.
  const unsafe = `request.deep|max=${MAX_DEPTH}`;
  const open = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return unsafe;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth >= MAX_DEPTH) return unsafe;
    const entries = Object.entries(value);
    if (!Array.isArray(value) && entries.length > MAX_KEYS) return `request.keys|max=${MAX_KEYS}`;
    for (const [name, inner] of entries) {
      if (!isStorable(name)) return unsafe;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}

// With the default limit 150 a minute: enough for a class of 30 behind one address.
const READS_PER_SEARCH = 8;
/** Limit of the shell's searches without a visitor address, as a multiple of a visitor's limit. */
const SHELL_LIMIT_FACTOR = 10;

/** Limits searches per visitor network, also those that the shell makes; throws 429 above it. */
export function createSearchLimit(
  app: FastifyInstance,
  { rateLimit, internalToken }: Pick<Config, 'rateLimit' | 'internalToken'>,
  readsPerSearch = READS_PER_SEARCH,
) {
  const maxSearches = Math.max(1, Math.floor(rateLimit / readsPerSearch));
  // With the internal token, the forwarded address is trusted and is the request's own.
  const isAnonymousShell = ({ headers }: FastifyRequest) =>
    isSameSecret(headers['x-internal-token'], internalToken) &&
    headers['x-forwarded-for'] === undefined;
  const limit = app.createRateLimit({
    max: (request) => (isAnonymousShell(request) ? maxSearches * SHELL_LIMIT_FACTOR : maxSearches),
    keyGenerator: (request) => (isAnonymousShell(request) ? 'shell' : networkKey(request.ip)),
    timeWindow: '1 minute',
    allowList: [],
  });
  return async (request: FastifyRequest) => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooManyRequests(counted.ttlInSeconds);
  };
}
