import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';

const STOP_TIMEOUT_MS = 12_000;
const MAX_LOG_BYTES = 10 * 2 ** 20;

/**
 * Starts a Node program, logs to a file, and waits until it is ready; rejects with its last output.
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
  void exited.then(({ reason }) => {
    log.end();
    if (isUp && !isStopping) onExit(reason);
  });
  async function stop() {
    isStopping = true;
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

/** Whether this address answers with 2xx. */
export const isHealthy = (url) =>
  // fetch would use 10 MB in an otherwise idle process.
  new Promise((resolve) => {
    get(url, { agent: false, signal: AbortSignal.timeout(2000) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode >= 200 && answer.statusCode < 300);
    }).on('error', () => resolve(false));
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
