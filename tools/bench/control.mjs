import { createHash } from 'node:crypto';
import fastify from 'fastify';

// Fastify alone: the same bytes with an ETag.
process.once('message', async (body) => {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const app = fastify();
  app.get('/list', (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ url: app.listeningOrigin });
});
process.once('disconnect', () => process.exit(0));
