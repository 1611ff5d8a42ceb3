import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { findOrInstall, findProgram, versionsIn } from './programs.mjs';
import { say } from './say.mjs';

export { freePort };

const OLDEST = 15;

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, or a new cluster in a temporary folder.
 * Returns null where unavailable.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    say('  PostgreSQL: the one of TEST_DATABASE_URL');
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  }
  const programs = findOrInstall(findPrograms, ['postgresql'], 'postgresql');
  if (!programs) return null;
  say(`  PostgreSQL: ${programs} (a temporary cluster)`);
  return startCluster(programs);
}

function findPrograms() {
  const folders = versionsIn('/usr/lib/postgresql').map((folder) => join(folder, 'bin'));
  const homebrew = ['18', '17', '16', '15'].flatMap((version) => [
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
  ]);
  for (const folder of [...folders, ...homebrew, '']) {
    const postgres = findProgram([folder ? join(folder, 'postgres') : 'postgres']);
    if (postgres && readMajor(postgres) >= OLDEST) return join(postgres, '..');
  }
  return null;
}

const readMajor = (postgres) =>
  Number(/(\d+)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);

async function startCluster(programs) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'admissions-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      env,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  // Test clusters need no crash safety.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    'shared_buffers=64MB',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
  ];
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve(true);
    });
  });
  const ended = new Promise((resolve) => child.once('exit', () => resolve(false)));
  if (!(await Promise.race([ready, ended])))
    throw new Error(`PostgreSQL did not start: ${log.slice(-500)}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// PostgreSQL refuses to run as root.
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const name = ['postgres', 'nobody'].find((each) => readId('-u', each) !== null);
  return { uid: readId('-u', name), gid: readId('-g', name) };
}

function readId(option, name) {
  try {
    return Number(
      execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}
