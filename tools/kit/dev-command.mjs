import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { commandLine } from '../lib/command-line.mjs';
import { releaseAt } from '../lib/dev-server.mjs';
import { answerFrom } from './deployed-shell.mjs';
import { ownRemote } from './own-remote.mjs';

const HELP = `Shows the remote in a deployed shell, as it is being written: everything but the remote comes from there, its API too. An edit loads the page again.

  admissions-remote dev --shell=https://test.example [--port 3000]    (0: a free one)

Use a test environment: what you do on its pages is done there. Pages of this remote are drawn in the browser alone; what the server draws, a release shows.`;

export async function run() {
  const { values } = commandLine(HELP, { shell: { type: 'string' }, port: { type: 'string' } });
  if (!values.shell) throw new Error('In which shell? Pass --shell=https://….');
  const port = Number(values.port ?? 3000);
  const { address } = await startDev({ shell: values.shell, port });
  const remote = ownRemote();
  console.log(`${remote.name} in ${new URL(values.shell).origin}:`);
  for (const { path } of releaseAt(remote, '').manifest.claims) console.log(`  ${address}${path}`);
}

/** Starts the remote's bundler and a proxy of the deployed shell: { address, close }. */
export async function startDev({ dir = process.cwd(), shell, port }) {
  const remote = ownRemote(dir);
  const bundlerPort = await findFreePort();
  process.env.REMOTE_PORT = String(bundlerPort);
  // The deployed shell shares a production React, which cannot render a development build.
  process.env.NODE_ENV = 'production';
  const vite = await createVite({
    root: remote.dir,
    configFile: join(remote.dir, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    clearScreen: false,
  });
  await vite.listen();
  const site = new URL(shell).origin;
  const server = createServer(
    answerFrom(site, () => releaseAt(remote, `http://127.0.0.1:${bundlerPort}/`)),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await vite.close();
    },
  };
}

async function findFreePort() {
  const server = createSocketServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
