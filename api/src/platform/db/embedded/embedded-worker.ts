import fs from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { Journal } from './journal.ts';
import { openSyncedDatabase, syncs } from './synced-folder.ts';
import type { TableCounts } from './table-counts.ts';
import { countTables, requireExpectedTables } from './table-counts.ts';
import { createWireSessions } from './wire-sessions.ts';

const COPY_EVERY_MS = 1000;

/** What the main thread may ask. */
export interface Request {
  connect?: MessagePort;
  ping?: true;
  /** Writes a snapshot to this file. */
  dump?: string;
  /** Whether transactions may pause for long. */
  patient?: boolean;
  close?: true;
}
/** What an image of the database holds. */
export interface DumpedImage {
  tables: TableCounts;
  /** The segment of the write-ahead log from which on it can be brought up to date. */
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
  /** What the newest snapshot holds: all of it must be readable, and not be gone. */
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

  /** Waits for a pause between transactions; forgotten ones end before this gives up. */
  async function pause(): Promise<void> {
    for (let tries = 0; sessions.isBusy(); tries++) {
      if (tries === 1000) throw new Error('no pause between transactions in five seconds');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const readText = (sql: string) => sessions.rows(sql)[0] as string[];
  async function copyLog(): Promise<void> {
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
      // A transaction that takes long, or a full disk: the next turn tries again.
      .catch(() => {
        copiedSyncs = 0;
      })
      .finally(() => {
        copying = undefined;
      });
  }, COPY_EVERY_MS);

  async function dump(file: string): Promise<void> {
    // A dump amid a transaction is only the image of a crash.
    await pause();
    sessions.rows('checkpoint');
    const tables = countTables(sessions.rows);
    const [segment = ''] = readText(
      'select pg_walfile_name(redo_lsn) from pg_control_checkpoint()',
    );
    journal.begin();
    // The image is taken before any other message is heard, so it holds just what was counted.
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
  async function close(): Promise<void> {
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
