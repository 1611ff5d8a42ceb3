import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Report, Request } from './embedded-worker.ts';
import { compileEngine } from './engine-program.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { createUnavailableError, PortStream } from './port-stream.ts';
import type { TableCounts } from './table-counts.ts';
import {
  checkVersion,
  commitFolder,
  copyTemplate,
  createTemplate,
  isVersionMismatch,
  prepareStagingPath,
} from './template-folder.ts';
import { dumpTo } from './worker-dump.ts';

const REOPEN_ATTEMPTS = 3;
const REOPEN_DELAY_MS = 500;
const CLOSE_TIMEOUT_MS = 5000;

export interface EmbeddedOptions {
  /** The data folder; the database is in its `pg`. */
  folder: string;
  /** Folder of the built worker and template program. */
  programs: URL;
  /** A closed database folder to copy; absent: an empty one is created. */
  template?: string;
  /** Milliseconds without a heartbeat until the engine is restarted. */
  stuckAfter?: number;
  /** Milliseconds until an idle transaction is rolled back. */
  idleTransaction?: number;
  /** Minimum content of the database, if it can be determined. */
  expected?: () => TableCounts | undefined;
  /** Called when the database cannot be opened; resolves with whether it can be opened now. */
  recover?: (why: string) => Promise<boolean>;
  /** Only for testing the self-test: an engine that does not sync its commits. */
  unsynced?: boolean;
}
interface Events {
  fault: [Error];
  restarted: [{ why: string; milliseconds: number }];
  dead: [Error];
}

/** PGlite in a worker thread behind ordinary PostgreSQL connections, with lock and watchdog. */
export class Embedded extends EventEmitter<Events> {
  restarts = 0;
  readonly #options: EmbeddedOptions;
  #lock: FolderLock | undefined;
  #program: WebAssembly.Module | undefined;
  #worker: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #state: 'booting' | 'serving' | 'restarting' | 'closing' = 'booting';
  #patient = 0;
  #lastPong = 0;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(options: EmbeddedOptions) {
    super();
    this.#options = options;
  }

  async open() {
    const { folder, template, programs, recover } = this.#options;
    this.#lock = await lockFolder(requireWritable(folder));
    try {
      const database = path.join(folder, 'pg');
      if (!fs.existsSync(database) && !(await recover?.('there was none'))) {
        if (template) copyTemplate(template, database);
        else {
          const fresh = prepareStagingPath(database);
          await createTemplate(fresh, new URL('make-template.js', programs));
          commitFolder(fresh, database);
        }
      }
      this.#program = await compileEngine();
      await this.#startOrRecover(database);
      this.#state = 'serving';
      this.#startWatchdog();
      return this;
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  async #startOrRecover(database: string) {
    const { recover, expected } = this.#options;
    const start = async () => {
      checkVersion(database);
      await this.#start(expected?.());
    };
    try {
      // Retry once: the failure may be transient.
      await start().catch((error: unknown) =>
        isVersionMismatch(error) ? Promise.reject(error) : start(),
      );
    } catch (error) {
      if (isVersionMismatch(error) || !(await recover?.((error as Error).message))) throw error;
      await start();
    }
  }

  /** Pauses the watchdog for long work such as migrations. */
  async patient<T>(work: () => Promise<T>) {
    if (this.#patient++ === 0) this.#send({ patient: true });
    try {
      return await work();
    } finally {
      if (--this.#patient === 0) this.#send({ patient: false });
      this.#lastPong = Date.now();
    }
  }

  poolConfig(): pg.PoolConfig {
    return {
      stream: () => new PortStream(() => this.#connect()) as never,
      user: 'postgres',
      max: 4,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 0,
    };
  }

  /** Writes a consistent image (tar.gz of the database folder) while serving. */
  async snapshot(file: string) {
    if (this.#state !== 'serving') throw createUnavailableError('is not serving');
    return this.patient(() => dumpTo(this.#worker as Worker, file));
  }

  /** Ends the engine like a crash, for fault tests. */
  async crash() {
    await this.#worker?.terminate();
  }

  async close() {
    if (this.#state === 'closing') return;
    const wasServing = this.#state === 'serving';
    this.#state = 'closing';
    clearInterval(this.#watchdog);
    const worker = this.#worker;
    if (worker && wasServing) {
      const ended = once(worker, 'exit');
      this.#send({ close: true });
      // Commits are on disk already, so terminating an unresponsive engine loses nothing.
      const timer = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    } else await worker?.terminate();
    this.#lock?.release();
  }

  #start(expected?: TableCounts) {
    const { folder, programs, idleTransaction = 3000, unsynced = false } = this.#options;
    const worker = new Worker(new URL('embedded-worker.js', programs), {
      workerData: {
        folder: path.join(folder, 'pg'),
        program: this.#program,
        idleTransaction,
        unsynced,
        expected,
      },
    });
    this.#worker = worker;
    this.#ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (report: Report) => {
        if ('pong' in report) this.#lastPong = Date.now();
        else if ('ready' in report) resolve();
        else if ('failed' in report)
          reject(
            new Error(
              `The embedded database in ${folder} did not start: ${report.failed}. Restore a snapshot, or move the folder away to start afresh`,
            ),
          );
      });
      worker.on('error', (error: Error) => {
        if (this.listenerCount('fault') > 0) this.emit('fault', error);
        reject(error);
      });
      worker.once('exit', (code) => {
        reject(new Error(`The embedded database in ${folder} did not start (exit ${code})`));
        if (this.#state === 'serving' && this.#worker === worker)
          void this.#restart('worker ended');
      });
    }).then(() => {
      this.#lastPong = Date.now();
    });
    this.#ready.catch(() => {});
    return this.#ready;
  }

  #startWatchdog() {
    const { stuckAfter = 5000 } = this.#options;
    let last = Date.now();
    this.#watchdog = setInterval(
      () => {
        // This thread itself was suspended (laptop lid, debugger), not the engine.
        if (Date.now() - last > 2000) this.#lastPong = Date.now();
        last = Date.now();
        if (this.#state !== 'serving' || this.#patient > 0) this.#lastPong = Date.now();
        else if (Date.now() - this.#lastPong > stuckAfter) void this.#restart('stuck');
        else this.#send({ ping: true });
      },
      Math.min(500, stuckAfter / 4),
    ).unref();
  }

  async #restart(why: string): Promise<void> {
    this.#state = 'restarting';
    this.restarts++;
    const startedAt = Date.now();
    this.emit('fault', new Error(`the embedded database restarts: ${why}`));
    // Also ends WebAssembly; the ports close and the driver rejects pending queries.
    await this.#worker?.terminate();
    for (let failures = 0; this.#state === 'restarting'; ) {
      try {
        await this.#start();
        break;
      } catch (error) {
        this.emit('fault', error as Error);
        await this.#worker?.terminate();
        if (++failures === REOPEN_ATTEMPTS) return void this.emit('dead', error as Error);
        await sleep(REOPEN_DELAY_MS * failures);
      }
    }
    if (this.#state !== 'restarting') return;
    this.#state = 'serving';
    this.emit('restarted', { why, milliseconds: Date.now() - startedAt });
  }

  async #connect() {
    if (this.#state === 'closing') throw createUnavailableError('is closed');
    if (this.#state === 'restarting') throw createUnavailableError('is restarting');
    await this.#ready;
    const { port1, port2 } = new MessageChannel();
    this.#worker?.postMessage({ connect: port2 } satisfies Request, [port2]);
    return port1;
  }

  #send(request: Request) {
    this.#worker?.postMessage(request);
  }
}

function requireWritable(folder: string) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${(error as NodeJS.ErrnoException).code}`,
      { cause: error },
    );
  }
}
