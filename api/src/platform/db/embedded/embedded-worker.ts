import fs from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { openSynced } from './synced-folder.ts';
import type { TableCounts } from './table-counts.ts';
import { checkAgainst, countTables } from './table-counts.ts';
import { wireSessions } from './wire-sessions.ts';

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
export type Report =
  | { ready: true }
  | { pong: true }
  | { dumped: string; tables: TableCounts }
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
  const engine = await openSynced(folder, { unsynced, program });
  const sessions = wireSessions(engine, idleTransaction);
  if (expected) checkAgainst(expected, countTables(sessions.rows));

  async function dump(file: string): Promise<void> {
    // A dump amid a transaction is only the image of a crash: wait for a pause; forgotten transactions end before this does.
    for (let tries = 0; sessions.isBusy(); tries++) {
      if (tries === 1000) throw new Error('no pause between transactions in five seconds');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    sessions.rows('checkpoint');
    const tables = countTables(sessions.rows);
    // The image is taken before any other message is heard, so it holds just what was counted.
    const image = await engine.dumpDataDir('gzip');
    const handle = await fs.promises.open(file, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.from(await image.arrayBuffer()));
      await handle.sync();
    } finally {
      await handle.close();
    }
    report({ dumped: file, tables });
  }
  async function close(): Promise<void> {
    sessions.end();
    await engine.close();
    report({ closed: true });
    process.exit(0);
  }
  parentPort?.on('message', (asked: Request) => {
    if (asked.connect) sessions.accept(asked.connect);
    if (asked.ping) report({ pong: true });
    if (asked.dump) dump(asked.dump).catch((error: Error) => report({ notDumped: error.message }));
    if (asked.patient !== undefined) sessions.setPatient(asked.patient);
    if (asked.close) void close();
  });
  report({ ready: true });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
