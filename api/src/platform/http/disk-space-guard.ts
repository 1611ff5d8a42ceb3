import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../deps.ts';
import { refused } from './http-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const CHECK_INTERVAL_MS = 1000;

/**
 * Refuses writes with 507: without disk space for its log the embedded engine stops entirely.
 * The rest is reserved for reads, sign-in and cleanup.
 */
export function diskSpaceGuard(app: FastifyInstance, { db, config, log }: PlatformDeps) {
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
