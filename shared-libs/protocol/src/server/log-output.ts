import { closeSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Characters that wait for a reader; what comes on top is lost. */
const MOST_WAITING = 1024 * 1024;
/** How often, a tenth of a second apart, the last lines are tried before a process ends. */
const LAST_TRIES = 5;

/** A file of so many bytes makes room for the next; the one before it is kept. */
const LARGEST_FILE = 10 * 2 ** 20;

/** What is used of pino's destination. */
interface Output {
  on(event: 'error' | 'drop' | 'drain', listener: () => void): unknown;
  on(event: 'write', listener: (bytes: number) => void): unknown;
  flushSync(): void;
  reopen(): void;
}
interface OutputOptions {
  dest: 1 | string;
  mode: number;
  sync: boolean;
  maxLength: number;
  retryEAGAIN: () => boolean;
}

interface Place {
  /** Standard output unless a file is named, which need not be there. */
  file?: string | undefined;
  largest?: number;
  hasReader?: boolean;
}

/**
 * Standard output, or a file of the process's own, as a log that never holds up the process: lines wait in memory while their reader is slow, at most so many, and are flushed at the end.
 * Where standard output is a file or a terminal they are written at once: only a pipe has a reader. `destination` is pino's. `onLost` hears how many lines were lost once there is a reader again.
 */
export function logOutput<O extends Output>(
  destination: (options: OutputOptions) => O,
  onLost: (lines: number) => void,
  { file, largest = LARGEST_FILE, hasReader = isPipe() }: Place = {},
): O {
  let size = file ? openedSize(file) : 0;
  let tries = Number.POSITIVE_INFINITY;
  let lost = 0;
  const output = destination({
    dest: file ?? 1,
    mode: 0o600,
    sync: !file && !hasReader,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => tries-- > 0,
  });
  let canWrite = true;
  // A log that cannot be written is lost; the site is not.
  output.on('error', () => {
    canWrite = false;
  });
  output.on('write', (bytes) => {
    canWrite = true;
    if (!file) return;
    size += bytes;
    if (size < largest) return;
    size = 0;
    makeRoom(file);
    output.reopen();
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

/** How much a file holds that is there afterwards; throws when it cannot be written. */
function openedSize(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(file, 'a', 0o600);
  const { size } = fstatSync(opened);
  closeSync(opened);
  return size;
}

// Until the new file is open, lines go on into the one that has another name now.
function makeRoom(file: string): void {
  try {
    renameSync(file, `${file}.1`);
  } catch {
    // Somebody else has taken it away.
  }
}

function isPipe(): boolean {
  const output = fstatSync(1);
  return output.isFIFO() || output.isSocket();
}
