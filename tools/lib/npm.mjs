import { spawn } from 'node:child_process';

const NO_NPM = 'npm was not found: install Node with npm, and make sure that npm is in the PATH.';

/** Runs npm: { status, output }; `isLoud` shows its errors at once. Throws without npm. */
export function npm(args, { cwd, isLoud = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd,
      stdio: ['ignore', isLoud ? 'ignore' : 'pipe', isLoud ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += part;
      });
    child.on('error', (error) => reject(error.code === 'ENOENT' ? new Error(NO_NPM) : error));
    child.on('close', (status) => {
      process.off('exit', end);
      resolve({ status, output });
    });
  });
}

/** Network timeout only: on a busy machine npm itself may need as long to start. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** npm's error code for an unreachable registry, else null. npm knows proxies and certificates. */
export async function findRegistryProblem(cwd) {
  const { status, output } = await npm(
    ['ping', '--json', '--fetch-retries=0', `--fetch-timeout=${RESPONSE_TIMEOUT_MS}`],
    { cwd },
  );
  if (status === 0) return null;
  const [, code] = /"code":\s*"([^"]+)"/.exec(output) ?? [];
  // Any HTTP status is an answer: not every registry supports ping.
  return /^E\d{3}$/.test(code ?? '') ? null : (code ?? 'no answer');
}
