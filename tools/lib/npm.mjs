import { spawn } from 'node:child_process';

const NO_NPM = 'npm was not found: install Node with npm, and make sure that npm is in the PATH.';

/** Runs npm to its end and answers { status, output }; its errors are shown as they come when `isLoud`. Throws a sentence when there is no npm. */
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

/** Of the network alone: on a busy machine npm itself may need as long to begin. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Why the registry that npm is set to cannot be reached, in npm's word for it; null when it answers, whatever it says. npm itself asks: it knows proxies and certificates. */
export async function findRegistryProblem(cwd) {
  const { status, output } = await npm(
    ['ping', '--json', '--fetch-retries=0', `--fetch-timeout=${RESPONSE_TIMEOUT_MS}`],
    { cwd },
  );
  if (status === 0) return null;
  const [, code] = /"code":\s*"([^"]+)"/.exec(output) ?? [];
  // An answer with a status is one: not every registry knows this question.
  return /^E\d{3}$/.test(code ?? '') ? null : (code ?? 'no answer');
}
