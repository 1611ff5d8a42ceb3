import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import type { RouteObject } from 'react-router';
import type { PageOrder, PageReads, PageSetting, WrittenPage } from '../page-order.ts';
import type { FallReason } from '../renderer-fall.ts';
import { RendererFall } from '../renderer-fall.ts';
import { readFrames, sendFrame } from './frames.ts';
import { giveWay } from './give-way.ts';
import { findLauncher } from './launcher.ts';
import { readLines } from './log-lines.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { fromRendererSchema, fromRouteRows, MOST_READS } from './messages.ts';
import { buildRendererArguments } from './permissions.ts';
import { readCpuSeconds, readMemoryBytes } from './process-figures.ts';

/** A page with everything around it; no message is larger (bytes). */
const LARGEST = 16 * 2 ** 20;
/** While a page is under way the renderer is asked so often (milliseconds) whether its event loop turns. */
const ASK_EVERY = 500;
/** Without a turn for so long (milliseconds), and busy all the while (seconds of processor time), it is stuck; when the machine gives it no time, it gets more. */
const STUCK_AFTER = 3000;
const BUSY_FOR = 1.5;
const SURELY_STUCK_AFTER = 9000;
/** No page takes longer (milliseconds), loaders and drawing together. */
const PAGE_CAP = 12_000;

export interface RendererOptions {
  /** The renderer's program. */
  program: string;
  /** The verified copy of the release, and its server entry in it. */
  releaseFolder: string;
  serverEntry: string;
  /** Of the remote. */
  name: string;
  /** Megabytes of heap. */
  heap: number;
  /** Milliseconds until it has to be ready. */
  within: number;
  onLine: (line: string) => void;
  /** Told once when it is gone without having been told to end. */
  onFall: (fall: RendererFall) => void;
}
/** A process that writes the pages of one release. */
export interface Renderer {
  pid: number;
  routes: RouteObject[];
  /** Rejects with RendererFall when the renderer or its remote fails. */
  write(setting: PageSetting, order: PageOrder, reads: PageReads): Promise<WrittenPage>;
  /** Pages under way. */
  load(): number;
  /** Bytes; 0 where the system does not say. */
  memory(): number;
  /** For tests: whether what this module imports is what the renderer imports. */
  probe(file: string): Promise<Record<string, boolean>>;
  /** Ends it when its pages are done. */
  end(): void;
  kill(why: FallReason, message: string): void;
}
interface Page {
  reads: PageReads;
  waiting: number;
  sum: number;
  /** A read was waiting when the loaders' time was over. */
  wasReading: boolean;
  resolve(page: WrittenPage): void;
  reject(error: Error): void;
}

/** One that was told to end and has no page under way is gone in so long (milliseconds), or is killed. */
const END_WITHIN = 3000;

const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a renderer and waits until its remote is imported; rejects with RendererFall. */
export function startRenderer(options: RendererOptions): Promise<Renderer> {
  const { releaseFolder, heap, within, onLine, onFall } = options;
  // A process group of its own: neither Ctrl-C nor a signal that it sends to its group reaches the shell.
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
  living.add(child);
  const channel = openChannel(child);
  const pages = new Map<number, Page>();
  const probes: ((same: Record<string, boolean>) => void)[] = [];
  let lastId = 0;
  let setting: PageSetting | undefined;
  let isEnding = false;
  let fall: RendererFall | null = null;
  let printed = '';
  let heard = Date.now();
  /** Of its processor time, when it was first looked at since it was heard of; null: not yet. */
  let cpuThen: number | null = null;
  let watch: ReturnType<typeof setInterval> | undefined;

  const tell = (message: ToRenderer, body: Buffer[] = []) =>
    sendFrame(channel.output, message, body);
  const reading = (line: string) => {
    printed = `${printed}\n${line}`.slice(-4000);
    onLine(line);
  };
  if (child.stdout) readLines(child.stdout, reading);
  if (child.stderr) readLines(child.stderr, reading);

  function kill(why: FallReason, message: string) {
    if (!fall) fall = new RendererFall(why, message);
    child.kill('SIGKILL');
  }
  function heardFrom() {
    heard = Date.now();
    cpuThen = null;
  }
  function guard() {
    if (watch) return;
    heardFrom();
    let looked = Date.now();
    watch = setInterval(() => {
      // When this process itself was held up, the renderer is not to blame.
      if (Date.now() - looked > 2 * ASK_EVERY) heardFrom();
      looked = Date.now();
      const silence = Date.now() - heard;
      const cpu = readCpuSeconds(child.pid ?? 0);
      cpuThen ??= cpu;
      const isBusy = cpu === null || cpu - (cpuThen ?? 0) > BUSY_FOR;
      if ((silence > STUCK_AFTER && isBusy) || silence > SURELY_STUCK_AFTER)
        kill('stuck', `its event loop made no turn for ${(silence / 1000).toFixed(1)} s`);
      else tell({ kind: 'ping' });
    }, ASK_EVERY);
    watch.unref();
  }
  function rest() {
    clearInterval(watch);
    watch = undefined;
    if (isEnding) leave();
  }
  function leave() {
    channel.output.end();
    setTimeout(() => child.kill('SIGKILL'), END_WITHIN).unref();
  }
  function finish(id: number): Page | undefined {
    const page = pages.get(id);
    pages.delete(id);
    if (pages.size === 0) rest();
    return page;
  }

  async function answerRead(id: number, render: number, path: string) {
    const page = pages.get(render);
    if (!page || ++page.sum > MOST_READS) return tell({ kind: 'answer', id, status: 403 });
    page.waiting++;
    const { status, body } = await page.reads.read(path);
    page.waiting--;
    return tell({ kind: 'answer', id, status }, [body]);
  }
  function take(message: FromRenderer, body: Buffer) {
    if (message.kind === 'read') void answerRead(message.id, message.render, message.path);
    if (message.kind === 'written') {
      const { kind: _, id, ...facts } = message;
      const page = finish(id);
      if (!page) return;
      const { location, ...rest } = facts;
      page.resolve({
        ...rest,
        ...(location !== undefined && { location }),
        body: body.toString('utf8'),
      });
    }
    if (message.kind === 'failed') {
      const page = finish(message.id);
      // The API had it wait: no fault of its own.
      if (page?.wasReading) page.reject(new Error(message.reason));
      else
        page?.reject(
          new RendererFall(message.isLate ? 'page-late' : 'page-broken', message.reason),
        );
    }
    if (message.kind === 'probed') probes.shift()?.(message.same);
  }

  return new Promise((resolve, reject) => {
    const startTimer = setTimeout(
      () => kill('slow-start', `it was not ready in ${within / 1000} s`),
      within,
    );
    readFrames(channel.input, {
      largest: LARGEST,
      onBroken: (reason) => kill('message', reason),
      onFrame({ head, body }) {
        heardFrom();
        const message = fromRendererSchema.parse(head);
        if (message.kind === 'refused') kill('import', message.reason);
        else if (message.kind === 'ready') {
          clearTimeout(startTimer);
          isReady = true;
          giveWay(child.pid ?? 0);
          resolve({ ...renderer, routes: fromRouteRows(message.routes) });
        } else take(message, body);
      },
    });
    let isReady = false;
    const renderer: Renderer = {
      pid: child.pid ?? 0,
      routes: [],
      write: (wanted, order, reads) =>
        new Promise<WrittenPage>((done, failed) => {
          if (fall || child.exitCode !== null || child.signalCode !== null)
            return failed(fall ?? new RendererFall('exit', 'it is gone', true));
          const id = ++lastId;
          const late = setTimeout(() => kill('stuck', 'a page never came to an end'), PAGE_CAP);
          const abort = () => {
            page.wasReading = page.waiting > 0;
            tell({ kind: 'abort', id });
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
          guard();
          if (setting !== wanted) tell({ kind: 'setting', setting: wanted });
          setting = wanted;
          tell({ kind: 'render', id, order });
        }),
      load: () => pages.size,
      memory: () => readMemoryBytes(child.pid ?? 0) ?? 0,
      probe: (file) =>
        new Promise((answer) => {
          probes.push(answer);
          tell({ kind: 'probe', file });
        }),
      end() {
        isEnding = true;
        if (pages.size === 0) leave();
      },
      kill,
    };
    child.once('error', (error) => kill('exit', error.message));
    child.once('close', (code, signal) => {
      living.delete(child);
      clearTimeout(startTimer);
      clearInterval(watch);
      fall ??= describeEnd(code, signal, printed);
      const isInterrupted = pages.size > 1;
      for (const page of pages.values())
        page.reject(new RendererFall(fall.why, fall.message, isInterrupted));
      pages.clear();
      if (!isReady) reject(fall);
      else if (!isEnding) onFall(fall);
    });
  });
}

function openChannel({ stdin, stdio }: ChildProcess): { input: Readable; output: Writable } {
  const input = stdio[3];
  if (!(input instanceof Readable) || !stdin) throw new Error('a renderer has no channel');
  // It may be gone by now; that is heard of elsewhere.
  for (const stream of [input, stdin]) stream.on('error', () => {});
  return { input, output: stdin };
}

function describeEnd(code: number | null, signal: string | null, printed: string): RendererFall {
  if (/heap out of memory|Allocation failed/i.test(printed))
    return new RendererFall('memory', 'its heap was full');
  const error = /^\w*Error.*$/m.exec(printed)?.[0];
  return new RendererFall('exit', `it ended with ${signal ?? code}${error ? `: ${error}` : ''}`);
}
