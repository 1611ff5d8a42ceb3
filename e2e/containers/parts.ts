import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@admissions/tools/postgres';
import pg from 'pg';
import { publishChanged, publishRemote } from '../fixtures/changed-remote.ts';
import { root } from '../fixtures/root.ts';

/** The parts of docker-compose.yml as processes of this machine. */
export interface Parts {
  /** Address of the front, and of what stands behind it. */
  url: string;
  shellUrl: string;
  apiUrl: string;
  /** Address of each remote's own server. */
  remotes: Record<string, string>;
  admin: { account: string; password: string };
  /** Replaces what a remote's server serves, as a new image would. */
  ship(remote: string, change: { version: string; mark: string; isTampered?: boolean }): Promise<void>;
  logOf(name: 'api' | 'shell' | 'front'): string;
  /** Rows in PostgreSQL of the kind's table. */
  countOf(table: string): Promise<number>;
  stop(): Promise<void>;
}
const REMOTES = { mf_public: 'mf-public', mf_admin_content: 'mf-admin-content', mf_admin_forms: 'mf-admin-forms', mf_admin_accounts: 'mf-admin-accounts' };
type RemoteName = keyof typeof REMOTES;

export async function startParts(): Promise<Parts> {
  const folder = await mkdtemp(join(tmpdir(), 'admissions-parts-'));
  const cache = join(root, 'shell/.cache', `parts-${process.pid}`);
  const database = await createDatabase();
  const processes: ReturnType<typeof start>[] = [];
  const names = Object.keys(REMOTES) as RemoteName[];
  const ports = Object.fromEntries(await Promise.all([...names, 'api', 'shell', 'front'].map(async (name) => [name, await freePort()] as const)));
  const served = (name: string) => join(folder, 'served', name);
  const stop = async () => {
    for (const each of processes.toReversed()) await each.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
  };
  try {
    await mkdir(join(folder, 'served'), { recursive: true });
    for (const name of names) {
      await publishRemote(REMOTES[name], join(folder, 'releases', name, 'first'));
      await serve(join(folder, 'releases', name, 'first'), served(name));
    }
    const admin = { account: 'admin', password: `Parts-${randomBytes(12).toString('base64url')}` };
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      // The shell’s own address for the attacks that leave the front out.
      SITE_ORIGIN: `http://127.0.0.1:${ports.front},http://127.0.0.1:${ports.shell}`,
      LOG_LEVEL: 'info',
      APP_KEY: randomBytes(12).toString('base64url'),
      APP_SECRET: randomBytes(32).toString('base64url'),
      INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
      DATA_KEY: randomBytes(32).toString('hex'),
    };
    processes.push(
      start('api', process.execPath, [join(root, 'api/dist/server.js')], {
        ...env,
        API_PORT: String(ports.api),
        DATABASE_URL: database.url,
        SEED: 'demo',
        DATA_DIR: join(folder, 'api-data'),
        ADMIN_ACCOUNT: admin.account,
        ADMIN_PASSWORD: admin.password,
      }),
    );
    await answers(`http://127.0.0.1:${ports.api}/readyz`, processes);
    const remotes = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${ports[name]}`]));
    processes.push(await startNginx(folder, ports, served));
    processes.push(
      start('shell', process.execPath, [join(root, 'shell/dist/server/server.js')], {
        ...env,
        PORT: String(ports.shell),
        API_URL: `http://127.0.0.1:${ports.api}`,
        DATA_DIR: join(folder, 'shell-data'),
        SERVER_CACHE_DIR: cache,
        REMOTE_ORIGINS: Object.entries(remotes)
          .map((pair) => pair.join('='))
          .join(','),
      }),
    );
    await answers(`http://127.0.0.1:${ports.front}/`, processes);
    return {
      url: `http://127.0.0.1:${ports.front}`,
      shellUrl: `http://127.0.0.1:${ports.shell}`,
      apiUrl: `http://127.0.0.1:${ports.api}`,
      remotes,
      admin,
      async ship(remote, { version, mark, isTampered = false }) {
        const to = join(folder, 'releases', remote, version);
        await publishChanged(REMOTES[remote as RemoteName], { version, mark, outDir: to });
        if (isTampered) {
          const { entry } = JSON.parse(await readFile(join(to, 'release.json'), 'utf8')) as { entry: string };
          await writeFile(join(to, entry), `${await readFile(join(to, entry), 'utf8')}\n;`);
        }
        await serve(to, served(remote));
      },
      logOf: (name) => processes.find((each) => each.name === name)?.log() ?? '',
      countOf: database.countOf,
      stop,
    };
  } catch (error) {
    const logs = processes.map((each) => `${each.name}: ${each.log().slice(-1500)}`).join('\n');
    await stop();
    throw new Error(`${(error as Error).message}\n${logs}`);
  }
}

// A link that is switched at once: a server never shows half a release.
async function serve(release: string, at: string) {
  await symlink(release, `${at}.next`);
  await rename(`${at}.next`, at);
}

async function startNginx(folder: string, ports: Record<string, number>, served: (name: string) => string) {
  const template = async (file: string, values: Record<string, string | number>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, String(value)), await readFile(join(root, 'deploy', file), 'utf8'));
  const sites = [await template('front.conf.template', { FRONT_PORT: `127.0.0.1:${ports.front}`, SHELL_SERVERS: `127.0.0.1:${ports.shell}` })];
  for (const name of Object.keys(REMOTES))
    sites.push(await template('remote.conf.template', { REMOTE_PORT: `127.0.0.1:${ports[name]}`, REMOTE_ROOT: served(name) }));
  const at = join(folder, 'nginx');
  await mkdir(at);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at}/${name};`).join('\n');
  await writeFile(join(at, 'sites.conf'), sites.join('\n'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const types =
    'types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; }\ndefault_type application/octet-stream;';
  await writeFile(
    join(at, 'nginx.conf'),
    `${user}\ndaemon off;\npid ${at}/nginx.pid;\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${types}\n${temporary}\ninclude ${at}/sites.conf;\n}\n`,
  );
  return start('front', process.env.NGINX_PATH || 'nginx', ['-c', join(at, 'nginx.conf'), '-p', at, '-e', 'stderr'], {});
}

function start(name: string, command: string, args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, { cwd: root, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  const keep = (chunk: Buffer) => {
    log += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    name,
    log: () => log,
    isRunning: () => child.exitCode === null,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string, processes: ReturnType<typeof start>[]) {
  for (let tries = 0; tries < 300; tries++) {
    if (processes.some((each) => !each.isRunning())) break;
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL; npm test brings one.');
  const name = `parts_${process.pid}_${randomBytes(3).toString('hex')}`;
  const run = async (url: string, sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    countOf: async (table: string) => Number((await run(url.href, `select count(*) from ${table}`)).rows[0].count),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}
