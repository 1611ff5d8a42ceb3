import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CheckRelease } from './release-deps.ts';

/** With the wait for shells still below the timeout of a proxy. */
const TIMEOUT_MS = 25_000;
const MEMORY_LIMIT_MB = 256;
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
    const child = spawn(
      process.execPath,
      [
        PERMISSION_FLAG,
        ...readable,
        `--max-old-space-size=${MEMORY_LIMIT_MB}`,
        '--no-warnings',
        program,
      ],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
    );
    let output = '';
    let errorOutput = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      errorOutput = (errorOutput + data.toString()).slice(-2000);
    });
    // The child may exit before it has read everything; its output decides.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(input));
    const code = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error(`the check exited with code ${code}: ${errorOutput.trim()}`);
    return faultsSchema.parse(JSON.parse(output));
  };
