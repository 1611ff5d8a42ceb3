import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const STOP_WITHIN = 12_000;
const LARGEST_LOG = 10 * 2 ** 20;

/** Starts a Node program, its log in a file, and waits until it is ready; rejects with what it said when it ends before. */
export async function startService({ name, file, cwd, env, logFile, isReady, within = 60_000, onExit = () => {} }) {
  const log = openLog(logFile);
  // A process group of its own: Ctrl-C reaches the supervisor only, which stops the services in order.
  const child = spawn(process.execPath, [file], { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: process.platform !== 'win32' });
  let said = '';
  let isStopping = false;
  child.stdout.on('data', (part) => log.write(part));
  child.stderr.on('data', (part) => {
    log.write(part);
    said = (said + part).slice(-4000);
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, reason: error.message }));
    child.once('exit', (code, signal) => resolve({ code, reason: lastLines(said) || `it ended with ${signal ?? code}` }));
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
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
    await exited;
    clearTimeout(timer);
  }
  const until = Date.now() + within;
  const early = exited.then(({ reason }) => {
    throw new Error(`${name} did not start: ${reason}`);
  });
  early.catch(() => {});
  while (!(await Promise.race([isReady(), early]))) {
    if (Date.now() > until) {
      await stop();
      throw new Error(`${name} did not get ready in ${within / 1000} s; its log is ${logFile}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  isUp = true;
  return { name, pid: child.pid, stop, kill: (signal) => child.kill(signal), exited };
}

/** Whether this address answers with a success. */
export const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
    () => false,
  );

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}
// Warnings of the platform are no reason why a program ended.
const lastLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/Warning:|--trace-/.test(line))
    .slice(-6)
    .join('\n');
