import { closeSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Limit of buffered characters; more is lost. */
const MAX_BUFFERED_CHARS = 1024 * 1024;
/** Flush attempts at exit, a tenth of a second apart. */
const FINAL_FLUSH_ATTEMPTS = 5;

/** Size at which a file is rotated; one old file remains. */
const MAX_FILE_BYTES = 10 * 2 ** 20;

/** The used part of pino's destination. */
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

interface LogTarget {
  /** Standard output by default. */
  file?: string | undefined;
  largest?: number;
  hasReader?: boolean;
}

/** A log that never blocks: lines are buffered up to a limit and flushed at exit. */
export function createLogOutput<O extends Output>(
  destination: (options: OutputOptions) => O,
  onLost: (lines: number) => void,
  { file, largest = MAX_FILE_BYTES, hasReader = isPipe() }: LogTarget = {},
): O {
  let size = file ? openFileSize(file) : 0;
  let tries = Number.POSITIVE_INFINITY;
  let lost = 0;
  const output = destination({
    dest: file ?? 1,
    mode: 0o600,
    sync: !file && !hasReader,
    maxLength: MAX_BUFFERED_CHARS,
    retryEAGAIN: () => tries-- > 0,
  });
  let canWrite = true;
  // A log that cannot be written is lost; the site continues.
  output.on('error', () => {
    canWrite = false;
  });
  output.on('write', (bytes) => {
    canWrite = true;
    if (!file) return;
    size += bytes;
    if (size < largest) return;
    size = 0;
    rotateFile(file);
    output.reopen();
  });
  output.on('drop', () => lost++);
  output.on('drain', () => {
    const lines = lost;
    lost = 0;
    if (lines > 0) onLost(lines);
  });
  const flush = output.flushSync.bind(output);
  // Flushes the last lines with a time limit.
  output.flushSync = () => {
    tries = FINAL_FLUSH_ATTEMPTS;
    try {
      // pino's own flush would retry a full disk for ever.
      if (canWrite) flush();
    } catch {
    } finally {
      tries = Number.POSITIVE_INFINITY;
    }
  };
  return output;
}

/** Size of the file after opening; throws when it is not writable. */
function openFileSize(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(file, 'a', 0o600);
  const { size } = fstatSync(opened);
  closeSync(opened);
  return size;
}

// Until the new file is open, lines go to the renamed one.
function rotateFile(file: string) {
  try {
    renameSync(file, `${file}.1`);
  } catch {
    // Another process removed it.
  }
}

function isPipe() {
  const output = fstatSync(1);
  return output.isFIFO() || output.isSocket();
}
