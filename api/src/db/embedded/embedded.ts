import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel, Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Report, Request } from './embedded-worker.ts';
import type { FolderLock } from './folder-lock.ts';
import { lockFolder } from './folder-lock.ts';
import { databaseDown, PortStream } from './port-stream.ts';
import { checkVersion, copyTemplate, makeTemplate, settle } from './template-folder.ts';

export interface EmbeddedOptions {
  /** The data folder; the database stands in its `pg`. */
  folder: string;
  /** Where the built worker and template maker are. */
  programs: URL;
  /** A closed database folder to begin with; without it an empty one is made. */
  template?: string;
  /** Milliseconds without a sign of life after which the engine is ended and reopened. */
  stuckAfter?: number;
  /** Milliseconds after which a forgotten transaction is rolled back. */
  idleTransaction?: number;
  /** For the test of the self-test only: an engine that does not force its commits to disk. */
  unsynced?: boolean;
}
interface Events {
  fault: [Error];
  restarted: [{ why: string; milliseconds: number }];
  dead: [Error];
  report: [Report];
}

/** PGlite in a worker thread behind ordinary PostgreSQL connections, with its guards: lock, self-test, watchdog, clean close. */
export class Embedded extends EventEmitter<Events> {
  restarts = 0;
  readonly #options: EmbeddedOptions;
  #lock: FolderLock | undefined;
  #worker: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #state: 'booting' | 'serving' | 'restarting' | 'closing' = 'booting';
  #patient = 0;
  #lastPong = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: EmbeddedOptions) {
    super();
    this.#options = options;
  }

  async open(): Promise<this> {
    const { folder, template, programs } = this.#options;
    this.#lock = await lockFolder(usable(folder));
    try {
      const database = path.join(folder, 'pg');
      if (!fs.existsSync(database)) {
        if (template) copyTemplate(template, database);
        else {
          fs.rmSync(`${database}.new`, { recursive: true, force: true });
          await makeTemplate(`${database}.new`, new URL('make-template.js', programs));
          settle(`${database}.new`, database);
        }
      }
      checkVersion(database);
      await this.#start();
      this.#guard();
      return this;
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  /** Work that may rightly take longer than the watchdog allows, such as migrations. */
  async patient<T>(work: () => Promise<T>): Promise<T> {
    this.#patient++;
    try {
      return await work();
    } finally {
      this.#patient--;
      this.#lastPong = Date.now();
    }
  }

  poolConfig(): pg.PoolConfig {
    return { stream: () => new PortStream(() => this.#connect()) as never, user: 'postgres', max: 4, connectionTimeoutMillis: 5000, idleTimeoutMillis: 0 };
  }

  /** Writes a consistent image (tar.gz of the database folder) while serving. */
  async snapshot(file: string): Promise<void> {
    this.#ask({ dump: file });
    const [report] = await this.#heard((each) => 'dumped' in each || 'notDumped' in each);
    if (report && 'notDumped' in report) throw new Error(`The snapshot failed: ${report.notDumped}`);
  }

  async close(): Promise<void> {
    if (this.#state === 'closing') return;
    this.#state = 'closing';
    clearInterval(this.#watch);
    const worker = this.#worker;
    if (worker) {
      const ended = once(worker, 'exit');
      this.#ask({ close: true });
      await ended;
    }
    this.#lock?.release();
  }

  #start(): Promise<void> {
    const { folder, programs, idleTransaction = 3000, unsynced = false } = this.#options;
    const worker = new Worker(new URL('embedded-worker.js', programs), { workerData: { folder: path.join(folder, 'pg'), idleTransaction, unsynced } });
    this.#worker = worker;
    this.#ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (report: Report) => {
        if ('pong' in report) this.#lastPong = Date.now();
        else if ('ready' in report) resolve();
        else if ('failed' in report)
          reject(new Error(`The embedded database in ${folder} did not start: ${report.failed}. Restore a snapshot, or move the folder away to start afresh`));
        else this.emit('report', report);
      });
      worker.on('error', (error: Error) => {
        if (this.listenerCount('fault') > 0) this.emit('fault', error);
        reject(error);
      });
      worker.once('exit', (code) => {
        reject(new Error(`The embedded database in ${folder} did not start (exit ${code})`));
        if (this.#state === 'serving' && this.#worker === worker) void this.#restart('worker ended');
      });
    }).then(() => {
      this.#lastPong = Date.now();
      if (this.#state === 'booting') this.#state = 'serving';
    });
    this.#ready.catch(() => {});
    return this.#ready;
  }

  #guard(): void {
    const { stuckAfter = 5000 } = this.#options;
    let last = Date.now();
    this.#watch = setInterval(
      () => {
        // When this thread itself slept (a laptop lid, a debugger) the engine is not to blame.
        if (Date.now() - last > 2000) this.#lastPong = Date.now();
        last = Date.now();
        if (this.#state !== 'serving' || this.#patient > 0) this.#lastPong = Date.now();
        else if (Date.now() - this.#lastPong > stuckAfter) void this.#restart('stuck');
        else this.#ask({ ping: true });
      },
      Math.min(500, stuckAfter / 4),
    ).unref();
  }

  async #restart(why: string): Promise<void> {
    this.#state = 'restarting';
    this.restarts++;
    const begun = Date.now();
    this.emit('fault', new Error(`the embedded database restarts: ${why}`));
    // Ends WebAssembly too; the ports close, and the driver rejects what was pending.
    await this.#worker?.terminate();
    try {
      await this.#start();
    } catch (error) {
      this.emit('dead', error as Error);
      return;
    }
    this.#state = 'serving';
    this.emit('restarted', { why, milliseconds: Date.now() - begun });
  }

  async #connect(): Promise<MessagePort> {
    if (this.#state === 'closing') throw databaseDown('is closed');
    if (this.#state === 'restarting') throw databaseDown('is restarting');
    await this.#ready;
    const { port1, port2 } = new MessageChannel();
    this.#worker?.postMessage({ connect: port2 } satisfies Request, [port2]);
    return port1;
  }

  #ask(request: Request): void {
    this.#worker?.postMessage(request);
  }
  #heard(wanted: (report: Report) => boolean): Promise<[Report]> {
    return new Promise((resolve) => {
      const hear = (report: Report) => {
        if (!wanted(report)) return;
        this.off('report', hear);
        resolve([report]);
      };
      this.on('report', hear);
    });
  }
}

function usable(folder: string): string {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be used: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}
