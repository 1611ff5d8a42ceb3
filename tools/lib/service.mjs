import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';

const STOP_TIMEOUT_MS = 12_000;
const MAX_LOG_BYTES = 10 * 2 ** 20;
const POLL_INTERVAL_MS = 2000;
const STUCK_TIMEOUT_MS = 30_000;

/**
 * Starts a Node program, logs to a file, and waits until it is ready; rejects with its last output.
 * With `isAlive`, kills a program without an event loop report and an answer for 30 s.
 * `within`: time limit without progress (`{ progress }` messages); `onProgress` gets it.
 */
export async function startService({
  name,
  file,
  nodeOptions = [],
  cwd,
  env,
  logFile,
  isReady,
  isAlive,
  stuckAfter = STUCK_TIMEOUT_MS,
  within = 60_000,
  onProgress = () => {},
  onExit = () => {},
}) {
  const log = openLog(logFile);
  // A separate process group: Ctrl-C reaches only the supervisor, which stops services in order.
  const child = spawn(process.execPath, [...nodeOptions, file], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let output = '';
  let isStopping = false;
  child.stdout.on('data', (part) => log.write(part));
  child.stderr.on('data', (part) => {
    log.write(part);
    output = (output + part).slice(-4000);
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, reason: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ code, reason: lastLines(output) || `it ended with ${signal ?? code}` }),
    );
  });
  let isUp = false;
  let isStuck = false;
  let watch;
  void exited.then(({ reason }) => {
    log.end();
    clearInterval(watch);
    if (isUp && !isStopping)
      onExit(isStuck ? `it was stuck for ${stuckAfter / 1000} s and was killed` : reason);
  });
  async function stop() {
    isStopping = true;
    clearInterval(watch);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }
  const early = exited.then(({ reason }) => {
    throw new Error(`${name} did not start: ${reason}`);
  });
  early.catch(() => {});
  try {
    await waitUntilReady(child, {
      name,
      logFile,
      isReady: () => Promise.race([isReady(), early]),
      within,
      onProgress,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  isUp = true;
  if (isAlive)
    watch = watchAlive(child, isAlive, stuckAfter, () => {
      isStuck = true;
      child.kill('SIGKILL');
    });
  return { name, pid: child.pid, stop, kill: (signal) => child.kill(signal), exited };
}

async function waitUntilReady(child, { name, logFile, isReady, within, onProgress }) {
  let until = Date.now() + within;
  let progress = '';
  function report({ progress: reported = progress }) {
    // The same progress again is none.
    if (reported === progress) return;
    progress = reported;
    until = Date.now() + within;
    onProgress(progress);
  }
  child.on('message', report);
  while (!(await isReady())) {
    if (Date.now() > until)
      throw new Error(
        `${name} did not get ready in ${within / 1000} s${progress && ` after “${progress}”`}; its log is ${logFile}.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.off('message', report);
}

/** Calls `onStuck` once, after `stuckAfter` ms without a report and an answer. */
function watchAlive(child, isAlive, stuckAfter, onStuck) {
  let lastAliveAt = Date.now();
  child.on('message', (message) => {
    if (message?.turn) lastAliveAt = Date.now();
  });
  let lastPollAt = Date.now();
  let isPolling = false;
  const watch = setInterval(
    () => {
      // Ignore time in which this process itself slept (a closed laptop).
      if (Date.now() - lastPollAt > stuckAfter / 2) lastAliveAt = Date.now();
      lastPollAt = Date.now();
      if (Date.now() - lastAliveAt > stuckAfter) {
        clearInterval(watch);
        onStuck();
      } else if (!isPolling) {
        isPolling = true;
        isAlive().then((answered) => {
          isPolling = false;
          if (answered) lastAliveAt = Date.now();
        });
      }
    },
    Math.min(POLL_INTERVAL_MS, stuckAfter / 4),
  );
  return watch.unref();
}

/** Whether this address answers with 2xx. */
export const isHealthy = async (url) => {
  const status = await readStatus(url, 2000);
  return status >= 200 && status < 300;
};
/** Whether anything answers at this address, with any status: a busy program is alive. */
export const isListening = async (url, within = 2000) => (await readStatus(url, within)) > 0;

// fetch would use 10 MB in an otherwise idle process.
const readStatus = (url, timeout) =>
  new Promise((resolve) => {
    get(url, { agent: false, signal: AbortSignal.timeout(timeout) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(0));
  });

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // Without disk space the log stops, not the service.
  log.on('error', () => {});
  return log;
}
// Node's warnings do not explain why a program ended.
const lastLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/Warning:|--trace-/.test(line))
    .slice(-6)
    .join('\n');
