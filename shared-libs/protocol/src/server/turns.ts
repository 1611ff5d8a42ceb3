import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

const EVERY = 1000;
const STUCK_AFTER = 30_000;

/**
 * Says once a second that the event loop makes its turns. Whoever started this program hears it, kills what makes none and lets be what is merely busy.
 * Where nobody listens (in a container), a thread of its own looks after it, and ends the process when for `stuckAfter` milliseconds there was no turn: what restarts what ends, restarts it.
 */
export function tellTurns({ every = EVERY, stuckAfter = STUCK_AFTER } = {}): void {
  // A program that is being debugged stands still as long as somebody looks at it.
  const turns = process.connected || inspector.url() ? undefined : watchTurns(every, stuckAfter);
  setInterval(() => {
    if (turns) Atomics.add(turns, 0, 1);
    // It may be gone by now; that is heard of elsewhere.
    else if (process.connected) process.send?.({ turn: true }, undefined, {}, () => {});
  }, every).unref();
}

// The thread counts its own looks, not the time: when the machine or the container slept, both slept.
// What it says goes to the descriptor itself: a thread's console is written by the one that is stuck.
const WATCH = `
const { workerData: { turns, every, looks } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let last = 0;
let still = 0;
setInterval(() => {
  const now = Atomics.load(turns, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < looks) return;
  try {
    writeSync(2, 'The event loop made no turn for ' + (still * every) / 1000 + ' s: the process is ended.\\n');
  } catch {}
  process.kill(process.pid, 'SIGKILL');
}, every);
`;

function watchTurns(every: number, stuckAfter: number): Int32Array {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(WATCH, {
    eval: true,
    // Neither settings nor secrets, and little memory.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
    workerData: { turns, every, looks: Math.ceil(stuckAfter / every) },
  });
  // The site goes on without it.
  thread.on('error', ({ message }) =>
    process.stderr.write(`Nobody looks whether the event loop turns: ${message}\n`),
  );
  thread.unref();
  return turns;
}
