// Separate process: opens a snapshot with its journal; prints its row counts and file hash.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { listSegments, SEGMENT_BYTES } from '../embedded/journal.ts';
import { queryRows } from '../embedded/send-messages.ts';
import { countTables } from '../embedded/table-counts.ts';

const BLOCK = 512;

/** Replaces the snapshot's WAL segments by the journal's; the engine replays them on opening. */
function addJournal(snapshot: Buffer, journal: string) {
  const tar = gunzipSync(snapshot);
  const entries = listSegments(journal).flatMap((name) => {
    // The engine expects full segments; zeros end the log.
    const segment = Buffer.alloc(SEGMENT_BYTES);
    fs.readFileSync(path.join(journal, name)).copy(segment);
    return [buildHeader(`pg_wal/${name}`, SEGMENT_BYTES), segment];
  });
  return Buffer.concat([tar.subarray(0, findEnd(tar)), ...entries, Buffer.alloc(2 * BLOCK)]);
}

/** Offset behind the last entry of a tar. */
function findEnd(tar: Buffer) {
  let at = 0;
  while (at < tar.length && tar[at] !== 0) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return at;
}

/** Header of a regular file (POSIX ustar). */
function buildHeader(name: string, size: number) {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0, 'latin1');
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100, 'latin1');
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124, 'latin1');
  header.write('        0', 148, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148, 'latin1');
  return header;
}

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
  const rows = (sql: string) => queryRows(engine, sql);
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
