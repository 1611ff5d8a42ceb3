import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_PATHS, type Release } from '@admissions/protocol/releases';
import { frontSite } from '@admissions/tools/front';
import { freePort } from '@admissions/tools/postgres';
import pg from 'pg';
import { createStaffClient } from '../fixtures/api-client.ts';
import {
  buildRelease,
  type Change,
  findPrepared,
  writeChanged,
} from '../fixtures/changed-remote.ts';
import { root } from '../fixtures/root.ts';
import { addOwner, type SendResult, sendReleaseFolder } from '../fixtures/send-release.ts';
import { startNginx } from './nginx.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

/** The services of docker-compose.yml as local processes. */
export interface Deployment {
  /** URL of the front, and of the server behind it. */
  url: string;
  shellUrl: string;
  replicaUrl: string;
  apiUrl: string;
  /** Results of the first release of each remote. */
  sent: Record<string, SendResult & { release: Release }>;
  admin: { account: string; password: string };
  /** Sends a changed release like the job of a new image. */
  ship(remote: string, change: Change): Promise<SendResult>;
  /** Rolls back with its deploy token; resolves to the HTTP status. */
  rollBack(remote: string, from: string): Promise<number>;
  logOf(name: ProgramName | 'front'): string;
  /** Stops a process like a lost container; `resume` restarts it and waits for readiness. */
  pause(name: ProgramName, signal?: 'SIGKILL'): Promise<void>;
  resume(name: ProgramName, settings?: Record<string, string>): Promise<void>;
  /** For additional files; contains the data folder of each program, `<name>-data`. */
  folder: string;
  /** Number of rows of the table in PostgreSQL. */
  countOf(table: string): Promise<number>;
  stop(): Promise<void>;
}
type ProgramName = 'api' | 'shell' | 'replica';
const REMOTES = {
  mf_public: 'mf-public',
  mf_admin_content: 'mf-admin-content',
  mf_admin_forms: 'mf-admin-forms',
  mf_admin_accounts: 'mf-admin-accounts',
};
type RemoteName = keyof typeof REMOTES;

interface DeploymentOptions {
  /** Additional settings, as from .env; the front's own script reads those of the front. */
  settings?: Record<string, string>;
  /** Public origin, when it is not the front. */
  origin?: string;
  /** Adds a second shell with its own disk. */
  hasReplica?: boolean;
  /** A shell without any accepted remote never becomes ready. */
  mayStayUnready?: boolean;
  /** Built trees of shell, API and remotes; default this one. `only` limits the remotes. */
  trees?: { site?: string; api?: string; remotes?: string; only?: readonly string[] };
}

export async function startDeployment({
  settings = {},
  origin,
  hasReplica = false,
  mayStayUnready = false,
  trees: { site = root, api: apiTree, remotes: remotesTree = root, only } = {},
}: DeploymentOptions = {}): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'admissions-parts-'));
  const cache = join(site, 'shell/.cache', `parts-${process.pid}`);
  const database = await createDatabase();
  const processes: RunningProcess[] = [];
  const names = Object.keys(REMOTES) as RemoteName[];
  const shells = hasReplica ? ['shell', 'replica'] : ['shell'];
  const ports = Object.fromEntries(
    await Promise.all(
      ['api', 'shell', 'replica', 'front'].map(async (name) => [name, await freePort()] as const),
    ),
  );
  const stop = async () => {
    for (const each of processes.toReversed()) await each.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
  };
  try {
    const admin = { account: 'admin', password: `Parts-${randomBytes(12).toString('base64url')}` };
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      // Also the direct URLs of front and shell, which some tests use.
      SITE_ORIGIN: [
        ...(origin ? [origin] : []),
        ...['front', 'shell', 'replica'].map((name) => `http://127.0.0.1:${ports[name]}`),
      ].join(','),
      LOG_LEVEL: 'info',
      APP_KEY: randomBytes(12).toString('base64url'),
      APP_SECRET: randomBytes(32).toString('base64url'),
      INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
      DATA_KEY: randomBytes(32).toString('hex'),
      ...settings,
    };
    const apiUrl = `http://127.0.0.1:${ports.api}`;
    const startApi = (more = {}) => {
      const settings = {
        ...env,
        API_PORT: String(ports.api),
        DATABASE_URL: database.url,
        SEED: 'demo',
        DATA_DIR: join(folder, 'api-data'),
        ADMIN_ACCOUNT: admin.account,
        ADMIN_PASSWORD: admin.password,
        ...more,
      };
      const tree = apiTree ?? site;
      const program = join(tree, 'api/dist/server.js');
      return startProcess('api', process.execPath, [program], settings, tree);
    };
    processes.push(startApi());
    await waitUntilReady(`${apiUrl}/readyz`, processes);
    const front = await frontSite({
      ...env,
      FRONT_PORT: `127.0.0.1:${ports.front}`,
      FRONT_CACHE: join(folder, 'front-cache'),
      SHELL_SERVERS: shells.map((name) => `127.0.0.1:${ports[name]}`).join(','),
    });
    processes.push(await startNginx(folder, [front]));
    const startShell = (name: string, more = {}) => {
      const settings = {
        ...env,
        PORT: String(ports[name]),
        API_URL: apiUrl,
        DATA_DIR: join(folder, `${name}-data`),
        SERVER_CACHE_DIR: join(cache, name),
        ...more,
      };
      const program = join(site, 'shell/dist/server/server.js');
      return startProcess(name, process.execPath, [program], settings, site);
    };
    for (const name of shells) {
      processes.push(startShell(name));
      await waitUntilReady(`http://127.0.0.1:${ports[name]}/healthz`, processes);
    }
    const shellUrl = `http://127.0.0.1:${ports.shell}`;
    const manager = await createStaffClient(shellUrl, admin.account, admin.password);
    const tokens: Record<string, string> = {};
    const sent: Deployment['sent'] = {};
    for (const name of names) {
      const isPrepared = remotesTree === root || only?.includes(name) === false;
      const releaseFolder = isPrepared ? findPrepared(name) : join(folder, 'first', name);
      if (!isPrepared) await buildRelease(REMOTES[name], releaseFolder, remotesTree);
      const release: Release = JSON.parse(
        await readFile(join(releaseFolder, 'release.json'), 'utf8'),
      );
      const { owner: team, claims } = release.manifest;
      const parts = claims.map(({ path }) => /^(\/admin)?\/[^/]*/.exec(path)?.[0] ?? path);
      const prefixes = [...new Set(parts)];
      const token = await addOwner(manager, name, { team, prefixes });
      tokens[name] = token;
      sent[name] = { release, ...(await sendReleaseFolder(apiUrl, releaseFolder, { token })) };
    }
    if (!mayStayUnready)
      for (const name of shells)
        await waitUntilReady(`http://127.0.0.1:${ports[name]}/readyz`, processes);
    const indexOf = (name: string) => processes.findIndex((each) => each.name === name);
    return {
      url: `http://127.0.0.1:${ports.front}`,
      shellUrl,
      replicaUrl: `http://127.0.0.1:${ports.replica}`,
      apiUrl,
      sent,
      admin,
      async ship(remote, change) {
        const to = join(folder, 'releases', remote, change.version);
        await writeChanged(remote, to, change);
        return sendReleaseFolder(apiUrl, to, { token: tokens[remote] ?? '' });
      },
      async rollBack(remote, from) {
        const { status } = await fetch(apiUrl + RELEASE_PATHS.rollback(remote), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${tokens[remote]}`,
          },
          body: JSON.stringify({ from, reason: 'rollback of a test' }),
        });
        return status;
      },
      logOf: (name) => processes.find((each) => each.name === name)?.readOutput() ?? '',
      async pause(name, signal) {
        await processes[indexOf(name)]?.stop(signal);
      },
      async resume(name, more) {
        processes[indexOf(name)] = name === 'api' ? startApi(more) : startShell(name, more);
        await waitUntilReady(`http://127.0.0.1:${ports[name]}/readyz`, []);
      },
      folder,
      countOf: database.countOf,
      stop,
    };
  } catch (error) {
    const logs = processes
      .map((each) => `${each.name}: ${each.readOutput().slice(-1500)}`)
      .join('\n');
    await stop();
    throw new Error(`${(error as Error).message}\n${logs}`);
  }
}

async function waitUntilReady(url: string, processes: RunningProcess[]) {
  // A busy machine may need minutes for a first start; the waiting hook has its own timeout.
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (processes.some((each) => !each.isRunning())) break;
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not respond`);
}

async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; npm test starts a PostgreSQL.');
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
    countOf: async (table: string) =>
      Number((await run(url.href, `select count(*) from ${table}`)).rows[0].count),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}
