import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import farewellWorker from '../../src/offline/farewell-worker.ts?inline-script';
import { workerHeaders } from '../http/security-headers.ts';
import { plainPolicy } from '../render/plain-document.ts';
import { renderOfflineDocument } from './offline-document.ts';

interface Deps {
  /** Absent in development. */
  workerFile: string | undefined;
  /** Whether browsers cache visited pages. */
  hasOfflinePages: boolean;
}

/** The offline page and the service worker that shows it. */
export async function registerOfflineRoutes(
  app: FastifyInstance,
  { workerFile, hasOfflinePages }: Deps,
): Promise<void> {
  const program = workerFile && hasOfflinePages ? await readFile(workerFile, 'utf8') : null;
  // The current version, so that browsers fetch a changed offline page.
  function buildWorker(): string {
    if (program === null) return farewellWorker;
    const version = createHash('sha256').update(renderOfflineDocument()).digest('hex').slice(0, 12);
    return `self.OFFLINE_VERSION=${JSON.stringify(version)};\n${program}`;
  }

  app.get('/offline', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': plainPolicy(),
        'cache-control': 'public, no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(renderOfflineDocument()),
  );
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...workerHeaders, 'cache-control': 'no-cache' })
      .send(buildWorker()),
  );
}
