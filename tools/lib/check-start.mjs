import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { dataFolders } from './data-folders.mjs';
import { requireDiskSpace } from './disk-space.mjs';
import { freePort } from './ports.mjs';
import { openDataDir } from './secrets.mjs';

/** Megabytes of a new embedded database and the first releases, without temporary files. */
const NEW_SITE_MEGABYTES = 150;
const CONNECT_TIMEOUT_MS = 5000;

/**
 * Checks ports, data folder, disk space and database before anything is installed or built.
 * `ports`: { PORT: { port, host }, … }. Throws a message with the setting's name.
 */
export async function checkStart({ env, root, ports, say }) {
  for (const [setting, { port, host }] of Object.entries(ports))
    await freePort(port, host, setting);
  const { dataDir } = dataFolders(env, root);
  openDataDir(dataDir, say);
  if (env.DATABASE_URL) await requireDatabase(env.DATABASE_URL);
  else if (!existsSync(join(dataDir, 'pg')))
    requireDiskSpace(
      dataDir,
      NEW_SITE_MEGABYTES,
      'a new site',
      'Make room, or choose another folder with DATA_DIR.',
    );
}

async function requireDatabase(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^(postgres(ql)?|socket):$/.test(url.protocol))
    throw new Error(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name. Without it the embedded database is used.',
    );
  // Unix sockets need the driver, which is not installed yet.
  if (url.protocol === 'socket:' || !url.hostname || url.searchParams.has('host')) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 5432);
  const problem = await new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end(`no answer in ${CONNECT_TIMEOUT_MS / 1000} s`));
    socket.once('error', (error) => end(error.code ?? error.message));
  });
  if (problem)
    throw new Error(
      `The database at DATABASE_URL cannot be reached: nothing answers at ${host}:${port} (${problem}).`,
    );
}
