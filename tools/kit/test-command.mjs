import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { commandLine } from '../lib/command-line.mjs';

const HELP = `Checks the repository: types, format, then the unit tests, among them the release checks.

  admissions-remote test`;

const STEPS = [
  ['Types', 'tsc --noEmit'],
  ['Format and lint', 'biome check --error-on-warnings'],
  ['Tests', 'vitest run'],
];

export async function run() {
  commandLine(HELP);
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  for (const [title, command] of STEPS) {
    console.log(`▸ ${title}`);
    const { status } = spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
    });
    if (status !== 0) {
      process.exitCode = 1;
      return;
    }
  }
}
