import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, seconds } from './say.mjs';
import { root } from './steps.mjs';

const PAGES = ['/', '/news', '/admin', '/api/docs'];
/** Allows for a machine under other load. */
const START_TIMEOUT_MS = 15 * 60_000;

/** Clones the last commit, runs `npm start` in it, opens pages and sends Ctrl-C. */
export async function startFreshClone(env) {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--no-local', root, folder]);
    return await start(folder, { ...process.env, ...env, PORT: '0', API_PORT: '0', DATA_DIR: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(cwd, env) {
  const started = Date.now();
  const child = spawn('npm', ['start'], {
    cwd,
    env,
    // A separate process group: Ctrl-C reaches everything that a terminal started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const interrupt = () => process.kill(-child.pid, 'SIGINT');
  process.once('exit', interrupt);
  let output = '';
  const isUp = new Promise((resolve) => {
    const hear = (part) => {
      output += part;
      const [, url] = /(http:\/\/127\.0\.0\.1:\d+)[\s\S]*Ctrl-C/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  const late = AbortSignal.timeout(START_TIMEOUT_MS);
  const isLate = new Promise((resolve) => late.addEventListener('abort', () => resolve()));
  const url = await Promise.race([isUp, ended.then(() => null), isLate]);
  const failures = [];
  if (url) {
    say(`  ready after ${seconds(started)}`);
    for (const page of PAGES) {
      const { status } = await fetch(url + page);
      if (status !== 200) failures.push(`${page} ${status}`);
    }
  } else failures.push(`It did not get ready: ${output.slice(-2000)}`);
  if (child.pid && child.exitCode === null && child.signalCode === null) interrupt();
  // npm itself ends by the signal; by then its children have closed their output.
  await ended;
  process.off('exit', interrupt);
  if (url && (await fetch(url).catch(() => null))) failures.push('It answers after Ctrl-C.');
  return { passed: failures.length ? 0 : 1, failed: failures.length ? 1 : 0, failures };
}
