import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CheckRelease } from './gates.ts';

/** Together with the waiting for shells less than a proxy waits for an answer (milliseconds). */
const TIMEOUT_MS = 25_000;
const MEMORY_LIMIT_MB = 256;
const faultsSchema = z.array(z.string());

// Node 20 has the permission model under its first name.
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Checks a release in a process without environment that reads it and its own program, and runs none of its code. */
export const createChildProcessCheck =
  (programs: URL): CheckRelease =>
  async (request) => {
    const program = fileURLToPath(new URL('gate-program.js', programs));
    const readable = [fileURLToPath(programs), request.folder].map(
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
    // It may end before it has read everything; what it said decides.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(request));
    const code = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error(`the gates ended with ${code}: ${errorOutput.trim()}`);
    return faultsSchema.parse(JSON.parse(output));
  };
