import { type ExecFileException, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** PostgreSQL major of the embedded engine; it cannot open folders of another one. */
export const EMBEDDED_MAJOR = '18';
const run = promisify(execFile);
const onWindows = process.platform === 'win32';

/** Runs in its own process, because it needs 500 MB of memory. */
export async function createTemplate(folder: string, program: URL) {
  try {
    await run(process.execPath, [fileURLToPath(program), folder]);
  } catch (error) {
    const { stderr = '', code } = error as ExecFileException;
    const why =
      describeFullDisk(path.dirname(folder)) ??
      findErrorLine(stderr) ??
      `the template program exited with ${code}`;
    // An incomplete database is useless, and a full disk needs the space.
    await fs.promises.rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw new Error(`The embedded database could not be created in ${folder}: ${why}`);
  }
}

/** Megabytes of an unclosed empty database; on a full disk PGlite reports only an errno. */
const MIN_FREE_MB = 64;
function describeFullDisk(folder: string) {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  return free < MIN_FREE_MB
    ? `the disk is full (${free} MB were left). Make room, or choose another folder with DATA_DIR`
    : undefined;
}
// Node ends a stack with its own version, which explains nothing.
function findErrorLine(output: string) {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(Node\.js v|at )/.test(line));
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines.at(-1);
}

/** A unique path beside the database; removes leftovers of killed starts. */
export function prepareStagingPath(database: string) {
  const parent = path.dirname(database);
  const start = `${path.basename(database)}.new`;
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(start))
      try {
        fs.rmSync(path.join(parent, name), { recursive: true, force: true });
      } catch {
        // A killed start's program still writes there; the next start removes it.
      }
  return `${database}.new-${randomBytes(4).toString('hex')}`;
}

/** Atomic: copies to a staging path, syncs, renames. */
export function copyTemplate(from: string, to: string) {
  const fresh = prepareStagingPath(to);
  fs.cpSync(from, fresh, { recursive: true });
  commitFolder(fresh, to);
}

/** Syncs every file of a folder, then renames it. */
export function commitFolder(from: string, to: string) {
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
/** Whether a folder is intact but of another PostgreSQL major. */
export const isVersionMismatch = (error: unknown) => error instanceof VersionMismatchError;

/** Throws one sentence when this engine cannot open the folder. */
export function checkVersion(folder: string) {
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
    `The data folder ${folder} was created by PostgreSQL ${found} and this release has ${EMBEDDED_MAJOR}; export it with the release that created it and import it here`,
  );
}
