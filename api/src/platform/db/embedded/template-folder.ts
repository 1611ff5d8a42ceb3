import type { ExecFileException } from 'node:child_process';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The PostgreSQL major inside the embedded engine; a folder of another one cannot be opened. */
export const EMBEDDED_MAJOR = '18';
const run = promisify(execFile);
const onWindows = process.platform === 'win32';

/** Makes an empty database in this folder, in a process of its own: its 500 MB of working memory leave with it. */
export async function createTemplate(folder: string, program: URL): Promise<void> {
  try {
    await run(process.execPath, [fileURLToPath(program), folder]);
  } catch (error) {
    const { stderr = '', code } = error as ExecFileException;
    const why =
      describeFullDisk(path.dirname(folder)) ??
      findErrorLine(stderr) ??
      `its maker ended with ${code}`;
    // Half a database is of no use, and on a full disk its room is needed.
    await fs.promises.rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw new Error(`The embedded database could not be made in ${folder}: ${why}`);
  }
}

/** Megabytes that an empty database takes until it is closed; the engine itself only says an error's number when they are not there. */
const MIN_FREE_MB = 64;
function describeFullDisk(folder: string): string | undefined {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  return free < MIN_FREE_MB
    ? `the disk is full (${free} MB were left). Make room, or choose another folder with DATA_DIR`
    : undefined;
}
// Node ends a stack with its own version, which explains nothing.
function findErrorLine(output: string): string | undefined {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(Node\.js v|at )/.test(line));
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines.at(-1);
}

/** A new path beside a database, which no other start uses; what killed starts left there is removed. */
export function prepareStagingPath(database: string): string {
  const parent = path.dirname(database);
  const start = `${path.basename(database)}.new`;
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(start))
      try {
        fs.rmSync(path.join(parent, name), { recursive: true, force: true });
      } catch {
        // The program of a killed start still writes there; the next start removes it.
      }
  return `${database}.new-${randomBytes(4).toString('hex')}`;
}

/** Copies a closed database folder, whole or not at all: beside, forced to disk, renamed. */
export function copyTemplate(from: string, to: string): void {
  const fresh = prepareStagingPath(to);
  fs.cpSync(from, fresh, { recursive: true });
  commitFolder(fresh, to);
}

/** Forces every file of a folder to disk, then gives it its name. */
export function commitFolder(from: string, to: string): void {
  for (const name of fs.readdirSync(from, { recursive: true }) as string[]) {
    const file = path.join(from, name);
    if (onWindows && fs.statSync(file).isDirectory()) continue;
    const handle = fs.openSync(file, onWindows ? 'r+' : 'r');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }
  fs.renameSync(from, to);
}

class VersionMismatchError extends Error {}
/** Whether a folder was refused for its version: whole, but not for this release. */
export const isVersionMismatch = (error: unknown): boolean => error instanceof VersionMismatchError;

/** Throws one clear sentence when this folder cannot be opened by the engine we have. */
export function checkVersion(folder: string): void {
  let found: string;
  try {
    found = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new Error(
      `The data folder ${folder} is not a complete database (PG_VERSION is missing); move it away to start afresh, or restore a snapshot`,
    );
  }
  if (found === EMBEDDED_MAJOR) return;
  throw new VersionMismatchError(
    `The data folder ${folder} was made by PostgreSQL ${found} and this release has ${EMBEDDED_MAJOR}; export it with the release that made it and import it here`,
  );
}
