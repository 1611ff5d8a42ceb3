import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import type { RouteObject } from 'react-router';
import type { PageReads, RenderJob, RenderSettings, WrittenPage } from '../render-job.ts';
import type { CrashReason } from '../renderer-crash.ts';
import { RendererCrash } from '../renderer-crash.ts';
import { readFrames, sendFrame } from './frames.ts';
import { findLauncher } from './launcher.ts';
import { readLines } from './log-lines.ts';
import { lowerPriority } from './lower-priority.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { fromRendererSchema, fromRouteRows, MAX_READS } from './messages.ts';
import { buildRendererArguments } from './permissions.ts';
import { readCpuSeconds, readMemoryBytes } from './process-figures.ts';

/** A whole page; no message may be larger. */
const MAX_MESSAGE_BYTES = 16 * 2 ** 20;
/** Checks busy renderers for a blocked event loop. */
const PING_INTERVAL_MS = 500;
/** A silent renderer that uses this much CPU is stuck; without CPU time it gets longer. */
const STUCK_TIMEOUT_MS = 3000;
const BUSY_CPU_SECONDS = 1.5;
const MAX_STUCK_TIMEOUT_MS = 9000;
/** Limit for loaders and rendering together. */
const PAGE_TIMEOUT_MS = 12_000;

export interface RendererOptions {
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
export interface Renderer {
  pid: number;
  routes: RouteObject[];
  /** Rejects with RendererCrash when the renderer or its remote fails. */
  write(setting: RenderSettings, job: RenderJob, reads: PageReads): Promise<WrittenPage>;
  /** Unfinished pages. */
  load(): number;
  /** Bytes; 0 if unsupported. */
  memory(): number;
  /** For tests: which imports are the same modules as in the renderer. */
  probe(file: string): Promise<Record<string, boolean>>;
  /** Ends it after its pages. */
  end(): void;
  kill(reason: CrashReason, message: string): void;
}
interface Page {
  reads: PageReads;
  waiting: number;
  sum: number;
  /** A read was pending when the loaders timed out. */
  wasReading: boolean;
  resolve(page: WrittenPage): void;
  reject(error: Error): void;
}

/** A renderer that does not end in time is killed. */
const END_TIMEOUT_MS = 3000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the remote is imported; rejects with RendererCrash. */
export function startRenderer(options: RendererOptions): Promise<Renderer> {
  const { releaseFolder, heapMegabytes: heap, startTimeoutMs, onLine, onCrash } = options;
  // Its own process group, so that signals to one group do not reach the other.
  const [command = process.execPath, ...args] = [
    ...findLauncher(),
    process.execPath,
    ...buildRendererArguments({ ...options, heapMegabytes: heap }),
  ];
  const child = spawn(command, args, {
    cwd: releaseFolder,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const channel = openChannel(child);
  const pages = new Map<number, Page>();
  const probes: ((same: Record<string, boolean>) => void)[] = [];
  let lastId = 0;
  let setting: RenderSettings | undefined;
  let isEnding = false;
  let crash: RendererCrash | null = null;
  let printed = '';
  let lastHeard = Date.now();
  /** CPU time at the first check since the last message; null before it. */
  let cpuBefore: number | null = null;
  let watch: ReturnType<typeof setInterval> | undefined;

  const send = (message: ToRenderer, body: Buffer[] = []) =>
    sendFrame(channel.output, message, body);
  const reading = (line: string) => {
    printed = `${printed}\n${line}`.slice(-4000);
    onLine(line);
  };
  if (child.stdout) readLines(child.stdout, reading);
  if (child.stderr) readLines(child.stderr, reading);

  function kill(reason: CrashReason, message: string) {
    if (!crash) crash = new RendererCrash(reason, message);
    child.kill('SIGKILL');
  }
  function noteMessage() {
    lastHeard = Date.now();
    cpuBefore = null;
  }
  function startWatchdog() {
    if (watch) return;
    noteMessage();
    let lastCheck = Date.now();
    watch = setInterval(() => {
      // After a delay of this process the renderer is not to blame.
      if (Date.now() - lastCheck > 2 * PING_INTERVAL_MS) noteMessage();
      lastCheck = Date.now();
      const silence = Date.now() - lastHeard;
      const cpu = readCpuSeconds(child.pid ?? 0);
      cpuBefore ??= cpu;
      const isBusy = cpu === null || cpu - (cpuBefore ?? 0) > BUSY_CPU_SECONDS;
      if ((silence > STUCK_TIMEOUT_MS && isBusy) || silence > MAX_STUCK_TIMEOUT_MS)
        kill('stuck', `its event loop was blocked for ${(silence / 1000).toFixed(1)} s`);
      else send({ kind: 'ping' });
    }, PING_INTERVAL_MS);
    watch.unref();
  }
  function stopWatchdog() {
    clearInterval(watch);
    watch = undefined;
    if (isEnding) closeChannel();
  }
  function closeChannel() {
    channel.output.end();
    setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS).unref();
  }
  function finish(id: number): Page | undefined {
    const page = pages.get(id);
    pages.delete(id);
    if (pages.size === 0) stopWatchdog();
    return page;
  }

  async function answerRead(id: number, render: number, path: string) {
    const page = pages.get(render);
    if (!page || ++page.sum > MAX_READS) return send({ kind: 'answer', id, status: 403 });
    page.waiting++;
    const { status, body } = await page.reads.read(path);
    page.waiting--;
    return send({ kind: 'answer', id, status }, [body]);
  }
  function handleMessage(message: FromRenderer, body: Buffer) {
    if (message.kind === 'read') void answerRead(message.id, message.render, message.path);
    if (message.kind === 'written') {
      const { kind: _, id, ...pageInfo } = message;
      const page = finish(id);
      if (!page) return;
      const { location, ...rest } = pageInfo;
      page.resolve({
        ...rest,
        ...(location !== undefined && { location }),
        body: body.toString('utf8'),
      });
    }
    if (message.kind === 'failed') {
      const page = finish(message.id);
      // Waiting for the API is not the remote's fault.
      if (page?.wasReading) page.reject(new Error(message.reason));
      else
        page?.reject(
          new RendererCrash(message.isLate ? 'page-late' : 'page-broken', message.reason),
        );
    }
    if (message.kind === 'probed') probes.shift()?.(message.same);
  }

  return new Promise((resolve, reject) => {
    const startTimer = setTimeout(
      () => kill('slow-start', `it was not ready in ${startTimeoutMs / 1000} s`),
      startTimeoutMs,
    );
    readFrames(channel.input, {
      maxBytes: MAX_MESSAGE_BYTES,
      onBroken: (reason) => kill('message', reason),
      onFrame({ header, body }) {
        noteMessage();
        const message = fromRendererSchema.parse(header);
        if (message.kind === 'refused') kill('import', message.reason);
        else if (message.kind === 'ready') {
          clearTimeout(startTimer);
          isReady = true;
          lowerPriority(child.pid ?? 0);
          resolve({ ...renderer, routes: fromRouteRows(message.routes) });
        } else handleMessage(message, body);
      },
    });
    let isReady = false;
    const renderer: Renderer = {
      pid: child.pid ?? 0,
      routes: [],
      write: (requestedSetting, job, reads) =>
        new Promise<WrittenPage>((done, failed) => {
          if (crash || child.exitCode !== null || child.signalCode !== null)
            return failed(crash ?? new RendererCrash('exit', 'it has exited', true));
          const id = ++lastId;
          const late = setTimeout(() => kill('stuck', 'a page never finished'), PAGE_TIMEOUT_MS);
          const abort = () => {
            page.wasReading = page.waiting > 0;
            send({ kind: 'abort', id });
          };
          const settle = () => {
            clearTimeout(late);
            reads.signal.removeEventListener('abort', abort);
          };
          const page: Page = {
            reads,
            waiting: 0,
            sum: 0,
            wasReading: false,
            resolve(written) {
              settle();
              done(written);
            },
            reject(error) {
              settle();
              failed(error);
            },
          };
          pages.set(id, page);
          reads.signal.addEventListener('abort', abort, { once: true });
          startWatchdog();
          if (setting !== requestedSetting) send({ kind: 'setting', setting: requestedSetting });
          setting = requestedSetting;
          send({ kind: 'render', id, order: job });
        }),
      load: () => pages.size,
      memory: () => readMemoryBytes(child.pid ?? 0) ?? 0,
      probe: (file) =>
        new Promise((answer) => {
          probes.push(answer);
          send({ kind: 'probe', file });
        }),
      end() {
        isEnding = true;
        if (pages.size === 0) closeChannel();
      },
      kill,
    };
    child.once('error', (error) => kill('exit', error.message));
    child.once('close', (code, signal) => {
      running.delete(child);
      clearTimeout(startTimer);
      clearInterval(watch);
      crash ??= describeEnd(code, signal, printed);
      const isInterrupted = pages.size > 1;
      for (const page of pages.values())
        page.reject(new RendererCrash(crash.reason, crash.message, isInterrupted));
      pages.clear();
      if (!isReady) reject(crash);
      else if (!isEnding) onCrash(crash);
    });
  });
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
