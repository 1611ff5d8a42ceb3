import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { npm } from '../lib/npm.mjs';
import { startFreshClone } from './fresh-clone.mjs';
import { say } from './say.mjs';
import { root, run, vitest } from './steps.mjs';

/** The oldest supported and the recommended Node, except the running one; and an outdated one. */
const OTHER = process.versions.node.startsWith('24.') ? '20.19' : '24';
const TOO_OLD = '18';
/** Unit tests that open files, sockets and processes: only these differ between Node versions. */
const DIFFERING = [
  'shared-libs/api-client',
  'shell/server',
  'shared-libs/releases',
  'tools/lib/',
  'tools/release/',
  'tools/kit',
];

/** Unit tests, starts and a fresh clone on another Node, and the refusal of an outdated one. */
export async function testOtherNodes({ step }) {
  const other = await findNode(OTHER);
  const skipped = (version) => async () => ({
    passed: 0,
    failed: 0,
    skipped: 1,
    why: `Node ${version} is not available for ${process.platform} ${process.arch}.`,
  });
  // Programs that a command starts find this Node first in the PATH.
  const env = other && { PATH: [dirname(other), process.env.PATH].join(delimiter) };
  await step(
    `Unit tests of servers and tools on Node ${OTHER}`,
    other ? () => vitest(DIFFERING, { env, isLate: true }) : skipped(OTHER),
  );
  await step(`A fresh clone on Node ${OTHER}`, other ? () => startFreshClone(env) : skipped(OTHER));
  const old = await findNode(TOO_OLD);
  await step(`The sentence on Node ${TOO_OLD}`, old ? () => refusals(old) : skipped(TOO_OLD));
}

async function refusals(old) {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const file of ['start', 'test', 'dev', 'build']) {
    const { code, output } = await run(old, [join(root, `tools/${file}.mjs`)]);
    if (
      code === 1 &&
      /^Node 18\.\S+ is too old: version 20\.19 or newer is needed[^\n]*\n$/.test(output)
    )
      counts.passed++;
    else counts.failures.push(`${file}.mjs ended with ${code}: ${output}`);
  }
  return { ...counts, failed: counts.failures.length };
}

/** Node of this version from npm, cached in the user's cache folder; null when unavailable. */
async function findNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(
    process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
    'admissions-tests',
    `node-${version}`,
  );
  const file = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { code } = await npm(
      [
        'install',
        '--prefix',
        folder,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--fetch-retries=1',
        `${name}@${version}`,
      ],
      {
        cwd: folder,
      },
    );
    if (code !== 0) return null;
  }
  try {
    say(
      `  Node ${version}: ${execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()} (${file})`,
    );
    return file;
  } catch {
    return null;
  }
}
