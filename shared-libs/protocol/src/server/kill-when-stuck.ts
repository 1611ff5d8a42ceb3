import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 1000;
const STUCK_TIMEOUT_MS = 30_000;

/** A thread ends this process when its event loop is stuck; a supervisor starts it again. */
export function killWhenStuck({ every = CHECK_INTERVAL_MS, stuckAfter = STUCK_TIMEOUT_MS } = {}) {
  // A debugged program may stop at a breakpoint.
  if (inspector.url()) return;
  const heartbeats = startWatchdog(every, stuckAfter);
  setInterval(() => Atomics.add(heartbeats, 0, 1), every).unref();
}

// Counts its own checks, not time: a sleeping machine sleeps for both.
// Writes to the descriptor: a thread's console depends on the stuck thread.
const WATCHDOG_SCRIPT = `
const { workerData: { heartbeats, every, maxChecks } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let last = 0;
let still = 0;
setInterval(() => {
  const now = Atomics.load(heartbeats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < maxChecks) return;
  try {
    writeSync(2, 'The event loop made no turn for ' + (still * every) / 1000 + ' s: the process is ended.\\n');
  } catch {}
  process.kill(process.pid, 'SIGKILL');
}, every);
`;

function startWatchdog(every: number, stuckAfter: number): Int32Array {
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(WATCHDOG_SCRIPT, {
    eval: true,
    // Without settings and secrets, with little memory.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
    workerData: { heartbeats, every, maxChecks: Math.ceil(stuckAfter / every) },
  });
  // The site continues without it.
  thread.on('error', ({ message }) =>
    process.stderr.write(`The event-loop watchdog has failed: ${message}\n`),
  );
  thread.unref();
  return heartbeats;
}
