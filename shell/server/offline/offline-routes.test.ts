import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { identity } from '@admissions/site-content';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { CACHED_LIST_PLACEHOLDER } from '../../src/offline/page-cache.ts';
import { registerOfflineRoutes } from './offline-routes.ts';

async function appWith(keepsPages: boolean) {
  const workerFile = join(await mkdtemp(join(tmpdir(), 'worker-')), 'worker.js');
  await writeFile(workerFile, 'addEventListener("fetch",()=>{})');
  const app = fastify();
  await registerOfflineRoutes(app, { workerFile, hasOfflinePages: keepsPages });
  return app;
}

describe('registerOfflineRoutes', () => {
  test('serves an offline page without resources and scripts, with the phone number', async () => {
    const { body, headers } = await (await appWith(true)).inject('/offline');
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toMatch(/<script|<img|<link| style=/);
    expect(body).toContain(`href="tel:${identity.phone.number}"`);
    expect(body.split(CACHED_LIST_PLACEHOLDER)).toHaveLength(2);
  });
  test('revalidates the worker each time and gives it the version of the offline page', async () => {
    const { body, headers } = await (await appWith(true)).inject('/sw.js');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect(body).toMatch(/^self\.OFFLINE_VERSION="[\da-f]{12}";\naddEventListener\("fetch"/);
  });
  test('replaces a disabled worker by one that unregisters it', async () => {
    const { body } = await (await appWith(false)).inject('/sw.js');
    const cacheNames = new Set(['pages', 'files']);
    const work: Promise<unknown>[] = [];
    const done: string[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    runInNewContext(body, {
      addEventListener: (type: string, listener: () => void) => {
        listeners[type] = listener;
      },
      skipWaiting: async () => done.push('takes over'),
      caches: {
        keys: async () => [...cacheNames],
        delete: async (name: string) => cacheNames.delete(name),
      },
      registration: { unregister: async () => done.push(`leaves ${cacheNames.size}`) },
    });
    expect(Object.keys(listeners)).toEqual(['install', 'activate']);
    listeners.install?.({});
    listeners.activate?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
    expect(done).toEqual(['takes over', 'leaves 0']);
  });
});
