import { spawn } from 'node:child_process';

/** Runs a command to its end, or until this process ends: { code, output }. */
export function runProcess(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += part;
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      resolve({ code: code ?? signal, output });
    });
  });
}
