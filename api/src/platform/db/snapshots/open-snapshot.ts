// Separate process: opens a snapshot with its journal; prints its row counts and file hash.

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
  // Reads every value once, including TOASTed ones.
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
