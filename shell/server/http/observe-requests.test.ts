import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { observeRequests } from './observe-requests.ts';

it('observeRequests counts every request and logs all except ordinary reads and probes', async () => {
  const lines: { path: string; status: number }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = fastify({
    logger: { stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const metrics = createMetrics();
  observeRequests(app, metrics);
  app.get('/api/ap/news', async () => 'all');
  app.get('/api/ap/gone', (_request, reply) => reply.code(404).send('none'));
  app.post('/api/ap/contact', async () => 'sent');
  app.get('/news', async () => 'page');
  app.get('/healthz', async () => 'well');
  for (const url of ['/api/ap/news?page=2', '/api/ap/gone', '/news?text=secret', '/healthz'])
    await app.inject({ url });
  await app.inject({ method: 'POST', url: '/api/ap/contact' });
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/api/ap/gone', 404],
    ['/news', 200],
    ['/api/ap/contact', 200],
  ]);
  expect(metrics.text()).toContain('shell_requests_total{route="/api/ap/news",status="200"} 1');
  metrics.close();
  await app.close();
});
