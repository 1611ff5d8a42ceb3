import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';
import { readGroupCpu } from './cpu-time.mjs';

const STOP_TIMEOUT_MS = 12_000;
const MAX_LOG_BYTES = 10 * 2 ** 20;
const POLL_INTERVAL_MS = 2000;
const STUCK_TIMEOUT_MS = 30_000;
/** A process that waits in vain uses less of one core; on a machine with forty busy processes a working one gets more. */
const WORKING_SHARE = 0.01;

/**
 * Starts a Node program, its log in a file, and waits until it is ready; rejects with what it said when it ends before.
 * With `isAlive` it is watched, and killed when it is stuck: when for thirty seconds its event loop has made no turn (it says so over the channel to this process)
 * and it has not answered either. A busy program is slow to answer, but its loop turns: it is let be.
 * `within` is how long a start may do nothing: one that reports how far it has come (`{ progress }` over the same channel), or uses the processor, is waited for as
 * long as it takes, and `onProgress` hears it.
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
  // A process group of its own: Ctrl-C reaches the supervisor only, which stops the services in order.
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
  function guard() {
    let heard = Date.now();
    child.on('message', (message) => {
      if (message?.turn) heard = Date.now();
    });
    let looked = Date.now();
    let isAsking = false;
    watch = setInterval(
      () => {
        // When this process itself slept (a laptop lid), the service is not to blame.
        if (Date.now() - looked > stuckAfter / 2) heard = Date.now();
        looked = Date.now();
        if (isStopping || isStuck) return;
        if (Date.now() - heard > stuckAfter) {
          isStuck = true;
          child.kill('SIGKILL');
        } else if (!isAsking) {
          isAsking = true;
          isAlive().then((answered) => {
            isAsking = false;
            if (answered) heard = Date.now();
          });
        }
      },
      Math.min(POLL_INTERVAL_MS, stuckAfter / 4),
    );
    watch.unref();
  }

  async function stop() {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }
  let until = Date.now() + within;
  let cpu = 0;
  let progress = '';
  async function isWorking() {
    const before = cpu;
    cpu = await readGroupCpu(child.pid);
    return cpu - before > within * WORKING_SHARE;
  }
  child.on('message', ({ progress: reported = progress }) => {
    // Who says the same again has come no further.
    if (isUp || reported === progress) return;
    progress = reported;
    until = Date.now() + within;
    onProgress(progress);
  });
  const early = exited.then(({ reason }) => {
    throw new Error(`${name} did not start: ${reason}`);
  });
  early.catch(() => {});
  while (!(await Promise.race([isReady(), early]))) {
    if (Date.now() > until && (await isWorking())) {
      until = Date.now() + within;
      onProgress('is still working');
    } else if (Date.now() > until) {
      await stop();
      throw new Error(
        `${name} did not get ready in ${within / 1000} s${progress && ` after “${progress}”`}; its log is ${logFile}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  isUp = true;
  if (isAlive) guard();
  return { name, pid: child.pid, stop, kill: (signal) => child.kill(signal), exited };
}

/** Whether this address answers with a success. */
export const isHealthy = async (url) => {
  const status = await readStatus(url, 2000);
  return status >= 200 && status < 300;
};
/** Whether anything answers at this address, whatever it says: a busy program is alive. */
export const isListening = async (url, within = 2000) => (await readStatus(url, within)) > 0;

// Not by fetch, which takes 10 MB of a process that does nothing else.
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
  // A full disk takes the log, not the service.
  log.on('error', () => {});
  return log;
}
// Warnings of the platform are no reason why a program ended.
const lastLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/Warning:|--trace-/.test(line))
    .slice(-6)
    .join('\n');
