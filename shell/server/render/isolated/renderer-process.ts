import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import type { RouteObject } from 'react-router';
import type { PageReads, RenderJob, RenderSettings, WrittenPage } from '../render-job.ts';
import type { CrashReason } from '../renderer-crash.ts';
import { RendererCrash } from '../renderer-crash.ts';
import type { Frame } from './frames.ts';
import { readFrames, sendFrame } from './frames.ts';
import { findLauncher } from './launcher.ts';
import { readLines } from './log-lines.ts';
import { lowerPriority } from './lower-priority.ts';
import type { ToRenderer } from './messages.ts';
import { fromRendererSchema, MAX_READS } from './messages.ts';
import { buildRendererArguments } from './permissions.ts';
import { readMemoryBytes } from './process-figures.ts';
import type { Watchdog } from './watchdog.ts';
import { createWatchdog } from './watchdog.ts';

/** A whole page; no message may be larger. */
const MAX_MESSAGE_BYTES = 16 * 2 ** 20;
/** Limit for loaders and rendering together. */
const PAGE_TIMEOUT_MS = 12_000;
/** A renderer that does not end in time is killed. */
const END_TIMEOUT_MS = 3000;

interface RendererOptions {
  program: string;
  /** Verified copy of the release; `serverEntry` is relative to it. */
  releaseFolder: string;
  serverEntry: string;
  /** Of the remote. */
  name: string;
  heapMegabytes: number;
  startTimeoutMs: number;
  onLine: (line: string) => void;
  /** Called once after an unexpected exit. */
  onCrash: (crash: RendererCrash) => void;
}
interface StartHandlers {
  onReady(): void;
  onFailed(crash: RendererCrash): void;
}
interface Page {
  reads: PageReads;
  /** Reads without a response. */
  pendingReads: number;
  readCount: number;
  /** A read was pending when the loaders timed out. */
  wasReading: boolean;
  resolve(page: WrittenPage): void;
  reject(error: Error): void;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the remote is imported; rejects with RendererCrash. */
export const startRenderer = (options: RendererOptions): Promise<Renderer> =>
  new Promise((resolve, reject) => {
    const renderer = new Renderer(options, {
      onReady: () => resolve(renderer),
      onFailed: reject,
    });
  });

export class Renderer {
  routes: RouteObject[] = [];
  readonly #options: RendererOptions;
  readonly #startHandlers: StartHandlers;
  readonly #startTimer: NodeJS.Timeout;
  readonly #child: ChildProcess;
  readonly #output: Writable;
  readonly #watchdog: Watchdog;
  /** Unfinished pages. */
  readonly #pages = new Map<number, Page>();
  #state: 'starting' | 'ready' | 'ending' = 'starting';
  #crash: RendererCrash | null = null;
  #lastId = 0;
  #setting: RenderSettings | undefined;
  #printed = '';

  constructor(options: RendererOptions, startHandlers: StartHandlers) {
    this.#options = options;
    this.#startHandlers = startHandlers;
    const child = spawnRenderer(options);
    this.#child = child;
    const { input, output } = openChannel(child);
    this.#output = output;
    this.#watchdog = createWatchdog({
      pid: this.pid,
      ping: () => this.#send({ kind: 'ping' }),
      onStuck: (silence) =>
        this.#kill('stuck', `its event loop was blocked for ${(silence / 1000).toFixed(1)} s`),
    });
    const { startTimeoutMs } = options;
    this.#startTimer = setTimeout(
      () => this.#kill('slow-start', `it was not ready in ${startTimeoutMs / 1000} s`),
      startTimeoutMs,
    );
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        readLines(stream, (line) => {
          this.#printed = `${this.#printed}\n${line}`.slice(-4000);
          options.onLine(line);
        });
    readFrames(input, {
      maxBytes: MAX_MESSAGE_BYTES,
      onBroken: (reason) => this.#kill('message', reason),
      onFrame: (frame) => this.#handleFrame(frame),
    });
    child.once('error', (error) => this.#kill('exit', error.message));
    child.once('close', (code, signal) => this.#handleClose(code, signal));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }
  /** Unfinished pages. */
  load(): number {
    return this.#pages.size;
  }
  /** Bytes; 0 if unsupported. */
  memory(): number {
    return readMemoryBytes(this.pid) ?? 0;
  }

  /** Rejects with RendererCrash when the renderer or its remote fails. */
  async write(setting: RenderSettings, job: RenderJob, reads: PageReads): Promise<WrittenPage> {
    const { exitCode, signalCode } = this.#child;
    if (this.#crash || exitCode !== null || signalCode !== null)
      throw this.#crash ?? new RendererCrash('exit', 'it has exited', true);
    const id = ++this.#lastId;
    const abort = () => {
      const page = this.#pages.get(id);
      if (page) page.wasReading = page.pendingReads > 0;
      this.#send({ kind: 'abort', id });
    };
    reads.signal.addEventListener('abort', abort, { once: true });
    const timer = setTimeout(() => this.#kill('stuck', 'a page never finished'), PAGE_TIMEOUT_MS);
    try {
      return await new Promise<WrittenPage>((resolve, reject) => {
        const page: Page = {
          reads,
          pendingReads: 0,
          readCount: 0,
          wasReading: false,
          resolve,
          reject,
        };
        this.#pages.set(id, page);
        this.#watchdog.start();
        if (this.#setting !== setting) this.#send({ kind: 'setting', setting });
        this.#setting = setting;
        this.#send({ kind: 'render', id, order: job });
      });
    } finally {
      clearTimeout(timer);
      reads.signal.removeEventListener('abort', abort);
      this.#pages.delete(id);
      if (this.#pages.size === 0) this.#handleIdle();
    }
  }
  /** Ends it after its pages. */
  end(): void {
    this.#state = 'ending';
    if (this.#pages.size === 0) this.#handleIdle();
  }
  #kill(reason: CrashReason, message: string): void {
    this.#crash ??= new RendererCrash(reason, message);
    this.#child.kill('SIGKILL');
  }

  #send(message: ToRenderer, body: Buffer[] = []): void {
    sendFrame(this.#output, message, body);
  }
  #handleIdle(): void {
    this.#watchdog.stop();
    if (this.#state !== 'ending') return;
    this.#output.end();
    setTimeout(() => this.#child.kill('SIGKILL'), END_TIMEOUT_MS).unref();
  }
  #handleFrame({ header, body }: Frame): void {
    this.#watchdog.noteMessage();
    const message = fromRendererSchema.parse(header);
    if (message.kind === 'refused') this.#kill('import', message.reason);
    if (message.kind === 'ready' && this.#state === 'starting') {
      clearTimeout(this.#startTimer);
      this.#state = 'ready';
      lowerPriority(this.pid);
      this.routes = message.routes as RouteObject[];
      this.#startHandlers.onReady();
    }
    if (message.kind === 'read') void this.#answerRead(message);
    if (message.kind === 'written') {
      const { kind: _, id, location, ...page } = message;
      this.#pages.get(id)?.resolve({
        ...page,
        ...(location !== undefined && { location }),
        body: body.toString('utf8'),
      });
    }
    if (message.kind === 'failed') {
      const { id, reason, isLate } = message;
      const page = this.#pages.get(id);
      // Waiting for the API is not the remote's fault.
      page?.reject(
        page.wasReading
          ? new Error(reason)
          : new RendererCrash(isLate ? 'page-late' : 'page-broken', reason),
      );
    }
  }
  async #answerRead({ id, render, path }: { id: number; render: number; path: string }) {
    const page = this.#pages.get(render);
    if (!page || ++page.readCount > MAX_READS)
      return this.#send({ kind: 'answer', id, status: 403 });
    page.pendingReads++;
    const { status, body } = await page.reads.read(path);
    page.pendingReads--;
    return this.#send({ kind: 'answer', id, status }, [body]);
  }
  #handleClose(code: number | null, signal: string | null): void {
    running.delete(this.#child);
    clearTimeout(this.#startTimer);
    this.#watchdog.stop();
    this.#crash ??= describeEnd(code, signal, this.#printed);
    const { reason, message } = this.#crash;
    const isInterrupted = this.#pages.size > 1;
    for (const page of this.#pages.values())
      page.reject(new RendererCrash(reason, message, isInterrupted));
    if (this.#state === 'starting') this.#startHandlers.onFailed(this.#crash);
    else if (this.#state === 'ready') this.#options.onCrash(this.#crash);
  }
}

function spawnRenderer(options: RendererOptions): ChildProcess {
  const [command = process.execPath, ...args] = [
    ...findLauncher(),
    process.execPath,
    ...buildRendererArguments(options),
  ];
  const child = spawn(command, args, {
    cwd: options.releaseFolder,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    // Its own process group, so that signals to one group do not reach the other.
    detached: true,
  });
  running.add(child);
  return child;
}

function openChannel({ stdin, stdio }: ChildProcess): { input: Readable; output: Writable } {
  const input = stdio[3];
  if (!(input instanceof Readable) || !stdin) throw new Error('a renderer has no channel');
  // Errors of an exited renderer are handled by its close event.
  for (const stream of [input, stdin]) stream.on('error', () => {});
  return { input, output: stdin };
}

function describeEnd(code: number | null, signal: string | null, printed: string): RendererCrash {
  if (/heap out of memory|Allocation failed/i.test(printed))
    return new RendererCrash('memory', 'its heap was full');
  const error = /^\w*Error.*$/m.exec(printed)?.[0];
  return new RendererCrash('exit', `it ended with ${signal ?? code}${error ? `: ${error}` : ''}`);
}
