// Writes until it is killed; prints the number of every acknowledged commit.

import { createDatabase } from '../../platform/db/database.ts';
import { Embedded } from '../../platform/db/embedded/embedded.ts';

const [folder = '', template = '', first = '0'] = process.argv.slice(2);
const embedded = await new Embedded({
  folder,
  template,
  programs: new URL('./', import.meta.url),
}).open();
const { pool } = createDatabase(embedded.poolConfig(), { embedded, onError: () => {} });
await pool.query(
  'create table if not exists one (n int primary key); create table if not exists two (n int primary key)',
);
process.stdout.write('writing\n');

let next = Number(first);
await Promise.all(
  Array.from({ length: 4 }, async (_, writer) => {
    for (;;) {
      const n = ++next;
      const client = await pool.connect();
      try {
        if (writer % 2 === 0) await client.query('begin');
        await client.query('insert into one values ($1)', [n]);
        await client.query('insert into two values ($1)', [n]);
        if (writer % 2 === 0) await client.query('commit');
      } finally {
        client.release();
      }
      process.stdout.write(`${n}\n`);
    }
  }),
);
