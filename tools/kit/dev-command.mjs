import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { commandLine } from '../lib/command-line.mjs';
import { releaseAt } from '../lib/dev-server.mjs';
import { freePort } from '../lib/ports.mjs';
import { answerFrom } from './deployed-shell.mjs';
import { ownRemote } from './own-remote.mjs';
import { refreshInShell } from './refresh-plugin.mjs';
import { startServerCheck } from './server-check.mjs';

const HELP = `Shows the remote in a deployed shell, as it is being written: everything but the remote comes from there, its API too.

  admissions-remote dev --shell=https://test.example [--port 3000]    (0: a free one)

Use a test environment: what you do on its pages is done there. The browser draws your pages and keeps their state when you save a file;
each page is drawn for the server too, and its errors are shown here and over the page.`;

export async function dev() {
  const { values } = commandLine(HELP, ['shell', 'port']);
  if (!values.shell) throw new Error('In which shell? Pass --shell=https://….');
  const port = Number(values.port ?? 3000);
  const address = await startDev({ shell: values.shell, port });
  const remote = ownRemote();
  console.log(`${remote.name} in ${new URL(values.shell).origin}:`);
  for (const { path } of releaseAt(remote, '').manifest.claims) console.log(`  ${address}${path}`);
}

/** Starts the remote's bundler and a proxy of the deployed shell; returns its address. */
export async function startDev({ dir = process.cwd(), shell, port }) {
  const remote = ownRemote(dir);
  const site = new URL(shell).origin;
  await freePort(port, '127.0.0.1', '--port=3100');
  const bundlerPort = await freePort();
  process.env.REMOTE_PORT = String(bundlerPort);
  const vite = await createVite({
    root: remote.dir,
    configFile: join(remote.dir, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { forwardConsole: true },
    plugins: [refreshInShell(remote.dir)],
  });
  await vite.listen();
  const findRelease = () => releaseAt(remote, `http://127.0.0.1:${bundlerPort}/`);
  if (findRelease().manifest.ssr) await reportServerErrors(vite, remote.dir, site);
  const server = createServer(answerFrom(site, findRelease));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

/** Renders each shown page for the server too, and shows its error. */
async function reportServerErrors(vite, dir, site) {
  const pages = await startServerCheck(dir, site);
  vite.ws.on('remote:shown', async (path, client) => {
    const error = await pages.findError(path);
    if (!error) return;
    const message = `On the server: ${error.message}`;
    const { stack = '' } = error;
    vite.config.logger.error(`${message}\n${stack}`);
    client.send({ type: 'error', err: { message, stack } });
  });
}
