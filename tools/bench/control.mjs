import { createHash } from 'node:crypto';
import fastify from 'fastify';

// Fastify alone: the same bytes with an ETag, or a SELECT and an UPDATE in a transaction.
process.once('message', async ({ body, database }) => {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const app = fastify();
  app.get('/list', (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  if (database) await addDatabase(app, database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ url: app.listeningOrigin });
});
process.once('disconnect', () => process.exit(0));

async function addDatabase(app, folder) {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(folder);
  await db.exec('CREATE TABLE news (id int PRIMARY KEY, title text, body text)');
  await db.query(
    "INSERT INTO news SELECT n, 'title ' || n, repeat('text ', 40) FROM generate_series(1, 200) n",
  );
  app.get('/rows', async () => (await db.query('SELECT * FROM news ORDER BY id LIMIT 20')).rows);
  app.post('/save', (request) =>
    db.transaction((tx) =>
      tx.query('UPDATE news SET title = $1 WHERE id = 2', [request.body.title]),
    ),
  );
}
