import fs from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { openSynced } from './synced-folder.ts';
import { wireSessions } from './wire-sessions.ts';

/** What the main thread may ask. */
export interface Request {
  connect?: MessagePort;
  ping?: true;
  /** Writes a snapshot to this file. */
  dump?: string;
  close?: true;
}
export type Report = { ready: true } | { pong: true } | { dumped: string } | { notDumped: string } | { closed: true } | { failed: string };

const { folder, idleTransaction, unsynced } = workerData as { folder: string; idleTransaction: number; unsynced?: boolean };
const report = (message: Report) => parentPort?.postMessage(message);

try {
  const engine = await openSynced(folder, unsynced ? { unsynced } : {});
  const sessions = wireSessions(engine, idleTransaction);

  async function dump(file: string): Promise<void> {
    // A dump amid a transaction is only the image of a crash: wait up to two seconds for a pause.
    for (let tries = 0; sessions.isBusy() && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
    if (!sessions.isBusy()) sessions.run('checkpoint');
    const image = await engine.dumpDataDir('gzip');
    fs.writeFileSync(`${file}.new`, Buffer.from(await image.arrayBuffer()));
    fs.renameSync(`${file}.new`, file);
    report({ dumped: file });
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
    if (asked.close) void close();
  });
  report({ ready: true });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
