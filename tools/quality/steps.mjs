import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../lib/run-process.mjs';
import { say, seconds } from './say.mjs';

export const root = join(import.meta.dirname, '../..');
export const node = process.execPath;
/** The command of a package installed at the root. */
export const bin = (name) =>
  join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
/** Path of the native compiler: `typescript` 6, needed for its API, has another `tsc`. */
export const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/** Runs steps, prints each with its time, and counts passed and failed checks. */
export function createRun() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const started = Date.now();
  const failures = [];

  async function step(title, work) {
    const at = Date.now();
    say(`\n▸ ${title}`);
    const counts = await work().catch((error) => ({ passed: 0, failed: 1, why: error.message }));
    const { passed, failed, skipped = 0, why } = counts;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed) failures.push(title, ...(counts.failures ?? []).map((name) => `  ${name}`));
    if (why) say(`  ${why}`);
    for (const name of counts.flaky ?? []) say(`  Passed when repeated: ${name}`);
    say(`${failed ? '✗' : '✓'} ${title}: ${formatCounts(counts)} (${seconds(at)})`);
    return failed === 0;
  }

  /** Prints failures by name and the totals as the last line; returns the exit code. */
  function finish() {
    if (failures.length) say(`\nFailed:\n${failures.map((line) => line.slice(0, 600)).join('\n')}`);
    say(`\nTook ${seconds(started)}.`);
    say(formatCounts(total));
    return total.failed ? 1 : 0;
  }
  return { step, finish };
}

const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** A command that counts as one check; output is shown on failure, or at once with `isLoud`. */
export async function one(command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code !== 0 && !options.isLoud) process.stdout.write(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a Vitest suite and reads its own counts. */
export const vitest = (args, options = {}) =>
  counted(
    (file) =>
      run(
        bin('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
        { isLoud: true, ...options },
      ),
    ({ numPassedTests, testResults }) => {
      const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
        const tests = assertionResults.filter((test) => test.status === 'failed');
        const names = tests.map(({ fullName }) => `${name} › ${fullName}`);
        return status === 'failed' && names.length === 0 ? [`${name}: ${message}`] : names;
      });
      return { passed: numPassedTests, failed: failures.length, failures };
    },
  );

/** Runs Playwright and reads its own counts. */
export const playwright = (args, options = {}) =>
  counted(
    (file) =>
      run(bin('playwright'), ['test', '--reporter=list,json', ...args], {
        isLoud: true,
        cwd: join(root, 'e2e'),
        ...options,
        env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: listTests(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
      failures: [...listTests(suites, ({ ok }) => !ok), ...errors.map(({ message }) => message)],
    }),
  );

const listTests = (suites, matches) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(matches).map(({ file, title }) => `${file} › ${title}`),
    ...listTests(inner, matches),
  ]);

async function counted(start, read) {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-counts-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await start(file);
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A broken setup or an unhandled error fails the run without a failed test.
    return code !== 0 && counts.failed === 0
      ? { ...counts, failed: 1, why: `The runner ended with code ${code}.` }
      : counts;
  } catch (error) {
    return { passed: 0, failed: 1, why: `The runner left no report: ${error.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command. Output is shown at once (`isLoud`), at the end (`isLate`), or returned. */
export async function run(
  command,
  args,
  { cwd = root, env = {}, isLoud = false, isLate = false } = {},
) {
  const shown = isLoud && !isLate ? 'inherit' : 'pipe';
  const result = await runProcess(command, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', shown, shown],
  });
  if (isLate) process.stdout.write(result.output);
  return result;
}
