// A process of its own: opens a snapshot, in memory or into a new folder, brought up to date by a journal, and prints how many rows each table has and the file's hash.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { countTables } from '../embedded/table-counts.ts';
import { buildSimpleQuery, parseRows } from '../embedded/wire-rows.ts';
import { addJournal } from './replayable-image.ts';

const [file = '', folder, journal] = process.argv.slice(2);
try {
  const bytes = fs.readFileSync(file);
  const image = journal
    ? new Blob([new Uint8Array(addJournal(bytes, journal))], { type: 'application/x-tar' })
    : new Blob([bytes], { type: 'application/x-gzip' });
  const engine = await PGlite.create({
    ...(folder && { dataDir: folder }),
    loadDataDir: image,
  });
  const rows = (sql: string) => {
    const out: Buffer[] = [];
    void engine.execProtocolRawStream(buildSimpleQuery(sql), {
      syncToFs: false,
      onRawData: (data) => void out.push(Buffer.from(data)),
    });
    return parseRows(Buffer.concat(out));
  };
  const tables = countTables(rows);
  // Every value is read once, also those that are stored aside.
  for (const name of Object.keys(tables)) rows(`select sum(length(t::text)) from ${name} t`);
  await engine.close();
  process.stdout.write(
    `${JSON.stringify({ tables, sha256: createHash('sha256').update(bytes).digest('hex') })}\n`,
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
