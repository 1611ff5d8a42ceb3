import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, seconds } from './say.mjs';

export const root = join(import.meta.dirname, '../..');
export const node = process.execPath;
/** The command of a package that is installed at the root. */
export const bin = (name) =>
  join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** Runs steps one after the other, shows each with its time, and counts what passed and failed. */
export function createRun() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const started = Date.now();
  const failed = [];
  const notes = [];
  let repeated = 0;

  async function step(title, work) {
    const at = Date.now();
    say(`\n▸ ${title}`);
    const counts = await work().catch((error) => ({ passed: 0, failed: 1, why: error.message }));
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped ?? 0;
    if (counts.failed) failed.push(title);
    for (const name of counts.failures ?? []) notes.push(`✗ ${title}: ${name}`);
    repeated += counts.unsteady?.length ?? 0;
    for (const name of counts.unsteady ?? [])
      notes.push(`~ ${title}: passed only when repeated: ${name}`);
    if (counts.why) say(`  ${counts.why}`);
    say(
      `${counts.failed ? '✗' : '✓'} ${title}: ${counts.passed} passed, ${counts.failed} failed${andSkipped(counts.skipped)} (${seconds(at)})`,
    );
    return counts.failed === 0;
  }

  /**
   * Prints what failed or was repeated by name, how many passed only so, then the sum as the last line, and gives the
   * exit code: what passed only when it was repeated is no better than what failed.
   */
  function finish() {
    if (notes.length) say(`\n${notes.map((note) => note.slice(0, 600)).join('\n')}`);
    say(
      `\n${failed.length ? `Failed: ${failed.join('; ')}.` : 'Everything passed.'}${repeated ? ` ${repeated} passed only when repeated, which is not good enough.` : ''} Took ${seconds(started)}.`,
    );
    say(`${total.passed} passed, ${total.failed} failed${andSkipped(total.skipped)}`);
    return total.failed || repeated ? 1 : 0;
  }
  return { step, finish };
}

const andSkipped = (count) => (count ? `, ${count} skipped` : '');

/** A command that counts as one check; its output is shown when it fails, or as it comes when `isLoud`. */
export async function one(command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code !== 0 && !options.isLoud) process.stdout.write(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a Vitest suite and reads its own counts. A test that fails is repeated once, to tell a fault from one that comes and goes: both fail the run. Files that are `leftOut` are globs from the suite's folder. */
export const vitest = (args, { leftOut = [], ...options } = {}) =>
  counted(
    (file) =>
      run(
        bin('vitest'),
        [
          'run',
          '--retry=1',
          '--reporter=default',
          `--reporter=${join(import.meta.dirname, 'vitest-counts.mjs')}`,
          ...args,
        ],
        {
          isLoud: true,
          ...options,
          env: { ...options.env, VITEST_COUNTS: file, TEST_LEFT_OUT: leftOut.join('\n') },
        },
      ),
    (report) => ({ ...report, failed: report.failures.length }),
  );

/** Runs Playwright and reads its own counts; repeats like Vitest. */
export const playwright = (args, options = {}) =>
  counted(
    (file) =>
      run(bin('playwright'), ['test', '--retries=1', '--reporter=list,json', ...args], {
        isLoud: true,
        cwd: join(root, 'e2e'),
        ...options,
        env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: [...namesOf(suites, 'unexpected'), ...errors.map(({ message }) => message)],
      unsteady: namesOf(suites, 'flaky'),
    }),
  );

const namesOf = (suites, status) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(
        ({ file, title, tests }) =>
          `${file} › ${title}: ${tests[0]?.results[0]?.error?.message ?? ''}`,
      ),
    ...namesOf(inner, status),
  ]);

async function counted(start, read) {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-counts-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await start(file);
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner that ends badly although no test failed (a broken set-up) is a failure of its own.
    return code !== 0 && counts.failed === 0
      ? { ...counts, failed: 1, why: `The runner ended with code ${code}.` }
      : counts;
  } catch (error) {
    return { passed: 0, failed: 1, why: `The runner left no report: ${error.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command to its end. What it prints is shown as it comes when `isLoud`, at the end when `isLate` (something else prints meanwhile), and is given back otherwise. */
export function run(command, args, { cwd = root, env = {}, isLoud = false, isLate = false } = {}) {
  const isShown = isLoud && !isLate;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (isLate) process.stdout.write(output);
      resolve({ code: code ?? signal, output });
    });
  });
}
