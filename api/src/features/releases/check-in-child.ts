import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CheckRelease } from './gates.ts';

/** Together with the waiting for shells less than a proxy waits for an answer (milliseconds). */
const WITHIN = 25_000;
const MEGABYTES = 256;
const answer = z.array(z.string());

// Node 20 has the permission model under its first name.
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Checks a release in a process without environment that reads it and its own program, and runs none of its code. */
export const checkInChild =
  (programs: URL): CheckRelease =>
  async (request) => {
    const program = fileURLToPath(new URL('gate-program.js', programs));
    const readable = [fileURLToPath(programs), request.folder].map(
      (folder) => `--allow-fs-read=${folder.replace(/\/?$/, '/')}*`,
    );
    const child = spawn(
      process.execPath,
      [PERMISSION, ...readable, `--max-old-space-size=${MEGABYTES}`, '--no-warnings', program],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: WITHIN, killSignal: 'SIGKILL' },
    );
    let said = '';
    let complaint = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      complaint = (complaint + data.toString()).slice(-2000);
    });
    // It may end before it has read everything; what it said decides.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(request));
    const code = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error(`the gates ended with ${code}: ${complaint.trim()}`);
    return answer.parse(JSON.parse(said));
  };
