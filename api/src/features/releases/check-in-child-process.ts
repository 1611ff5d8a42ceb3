import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { CheckRelease } from './release-deps.ts';

/** With the wait for shells still below the timeout of a proxy. */
const TIMEOUT_MS = 25_000;
const MEMORY_LIMIT_MB = 256;
const MAX_OUTPUT_BYTES = 16 * 2 ** 20;
const MAX_ERROR_LENGTH = 2000;
const run = promisify(execFile);
const faultsSchema = z.array(z.string());

// Node 20 names the permission model `--experimental-permission`.
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The child has no environment, reads only the release and itself, and runs none of its code. */
export const createChildProcessCheck =
  (programs: URL): CheckRelease =>
  async (input) => {
    const program = fileURLToPath(new URL('check-program.js', programs));
    const readable = [fileURLToPath(programs), input.folder].map(
      (folder) => `--allow-fs-read=${folder.replace(/\/?$/, '/')}*`,
    );
    const running = run(
      process.execPath,
      [
        PERMISSION_FLAG,
        ...readable,
        `--max-old-space-size=${MEMORY_LIMIT_MB}`,
        '--no-warnings',
        program,
      ],
      { env: {}, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES },
    );
    const { stdin } = running.child;
    // The child may exit before it has read everything; its output decides.
    stdin?.on('error', () => {});
    stdin?.end(JSON.stringify(input));
    const { stdout } = await running.catch(({ code, signal, stderr }: ExecFileException) => {
      const end = stderr?.slice(-MAX_ERROR_LENGTH);
      throw new Error(`the check of a release ended with ${signal ?? code}: ${end}`);
    });
    return faultsSchema.parse(JSON.parse(stdout));
  };
