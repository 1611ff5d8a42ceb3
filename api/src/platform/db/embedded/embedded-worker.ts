import fs from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Journal } from './journal.ts';
import { openSyncedDatabase, syncs } from './synced-folder.ts';
import { countTables, requireExpectedTables, type TableCounts } from './table-counts.ts';
import { createWireSessions } from './wire-sessions.ts';

const COPY_EVERY_MS = 1000;

export interface Request {
  connect?: MessagePort;
  ping?: true;
  /** File path of a snapshot to write. */
  dump?: string;
  /** Whether transactions may idle for long. */
  patient?: boolean;
  close?: true;
}
export interface DumpedImage {
  tables: TableCounts;
  /** First WAL segment needed to replay onto the image. */
  segment: string;
}
export type Report =
  | { ready: true }
  | { pong: true }
  | { dumped: string; image: DumpedImage }
  | { notDumped: string }
  | { closed: true }
  | { failed: string };

const { folder, program, idleTransaction, unsynced, expected } = workerData as {
  folder: string;
  program?: WebAssembly.Module;
  idleTransaction: number;
  unsynced?: boolean;
  /** Row counts of the newest snapshot: none of these tables may be missing or empty. */
  expected?: TableCounts;
};
const report = (message: Report) => parentPort?.postMessage(message);

try {
  const engine = await openSyncedDatabase(folder, { unsynced, program });
  const sessions = createWireSessions(engine, idleTransaction);
  if (expected) requireExpectedTables(expected, countTables(sessions.rows));
  const journal = new Journal(folder);
  let copiedSyncs = 0;
  let copying: Promise<void> | undefined;

  /** Waits until no transaction is open; idle ones time out before this gives up. */
  async function pause() {
    for (let tries = 0; sessions.isBusy(); tries++) {
      if (tries === 1000) throw new Error('a transaction stayed open for five seconds');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const readText = (sql: string) => sessions.rows(sql)[0] as string[];
  async function copyLog() {
    await pause();
    copiedSyncs = syncs.count;
    const [segment = '', offset = '0'] = readText(
      'select * from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
    );
    await journal.copy({ segment, offset: Number(offset) });
  }
  const timer = setInterval(() => {
    if (copying || syncs.count === copiedSyncs) return;
    copying = copyLog()
      // A long transaction or a full disk: the next run retries.
      .catch(() => {
        copiedSyncs = 0;
      })
      .finally(() => {
        copying = undefined;
      });
  }, COPY_EVERY_MS);

  async function dump(file: string) {
    // An image taken inside a transaction would look like a crash.
    await pause();
    sessions.rows('checkpoint');
    const tables = countTables(sessions.rows);
    const [segment = ''] = readText(
      'select pg_walfile_name(redo_lsn) from pg_control_checkpoint()',
    );
    journal.begin();
    // Taken before any other message is handled, so it matches the counts.
    const image = await engine.dumpDataDir('gzip');
    const handle = await fs.promises.open(file, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.from(await image.arrayBuffer()));
      await handle.sync();
    } finally {
      await handle.close();
    }
    report({ dumped: file, image: { tables, segment } });
  }
  async function close() {
    clearInterval(timer);
    sessions.end();
    await copying;
    await copyLog().catch(() => undefined);
    await engine.close();
    report({ closed: true });
    process.exit(0);
  }
  parentPort?.on('message', (request: Request) => {
    if (request.connect) sessions.accept(request.connect);
    if (request.ping) report({ pong: true });
    if (request.dump)
      dump(request.dump).catch((error: Error) => report({ notDumped: error.message }));
    if (request.patient !== undefined) sessions.setPatient(request.patient);
    if (request.close) void close();
  });
  report({ ready: true });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
