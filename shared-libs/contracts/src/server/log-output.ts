import { fstatSync } from 'node:fs';

/** Characters that wait for a reader; what comes on top is lost. */
const MOST_WAITING = 1024 * 1024;
/** How often, a tenth of a second apart, the last lines are tried before a process ends. */
const LAST_TRIES = 5;

/** What is used of pino's destination. */
interface Output {
  on(event: 'error' | 'write' | 'drop' | 'drain', listener: () => void): unknown;
  flushSync(): void;
}
interface OutputOptions {
  fd: 1;
  sync: boolean;
  maxLength: number;
  retryEAGAIN: () => boolean;
}

/**
 * Standard output as a log that never holds up the process: lines wait in memory while their reader is slow, at most so many, and are flushed at the end.
 * Into a file or at a terminal they are written at once: only a pipe has a reader. `destination` is pino's. `onLost` hears how many lines were lost once there is a reader again.
 */
export function logOutput<O extends Output>(
  destination: (options: OutputOptions) => O,
  onLost: (lines: number) => void,
  hasReader = isPipe(),
): O {
  let tries = Number.POSITIVE_INFINITY;
  let lost = 0;
  const output = destination({
    fd: 1,
    sync: !hasReader,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => tries-- > 0,
  });
  let canWrite = true;
  // A log that cannot be written is lost; the site is not.
  output.on('error', () => {
    canWrite = false;
  });
  output.on('write', () => {
    canWrite = true;
  });
  output.on('drop', () => lost++);
  output.on('drain', () => {
    const lines = lost;
    lost = 0;
    if (lines > 0) onLost(lines);
  });
  const flush = output.flushSync.bind(output);
  // Of a line that says why the process ends, and at its end: waits, but not for ever.
  output.flushSync = () => {
    tries = LAST_TRIES;
    try {
      // pino's own flush would try for ever what a full disk refuses.
      if (canWrite) flush();
    } catch {
    } finally {
      tries = Number.POSITIVE_INFINITY;
    }
  };
  return output;
}

function isPipe(): boolean {
  const output = fstatSync(1);
  return output.isFIFO() || output.isSocket();
}
