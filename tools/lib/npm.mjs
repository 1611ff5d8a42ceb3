import { runProcess } from './run-process.mjs';

const NO_NPM = 'npm was not found: install Node with npm, and make sure that npm is in the PATH.';

/** Runs npm: { code, output }; `isLoud` shows its errors at once. Throws without npm. */
export const npm = (args, { cwd, isLoud = false }) =>
  runProcess('npm', args, {
    cwd,
    stdio: ['ignore', isLoud ? 'ignore' : 'pipe', isLoud ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  }).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(NO_NPM) : error;
  });

/** Network timeout only: on a busy machine npm itself may need as long to start. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** npm's error code for an unreachable registry, else null. npm knows proxies and certificates. */
export async function findRegistryProblem(cwd) {
  const { code, output } = await npm(
    ['ping', '--json', '--fetch-retries=0', `--fetch-timeout=${RESPONSE_TIMEOUT_MS}`],
    { cwd },
  );
  if (code === 0) return null;
  const [, problem] = /"code":\s*"([^"]+)"/.exec(output) ?? [];
  // Any HTTP status is an answer: not every registry supports ping.
  return /^E\d{3}$/.test(problem ?? '') ? null : (problem ?? 'no answer');
}
