import './lib/require-node.mjs';
import { join, resolve } from 'node:path';
import { buildPackages } from './lib/build.mjs';
import { commandLine } from './lib/command-line.mjs';
import { installPackages } from './lib/install.mjs';

const HELP = `Starts the site for work on one remote: the shell and that remote from their sources, the others from their releases.

  npm run dev [-- <remote>]        default mf-public; http://127.0.0.1:3000

REMOTE_OVERRIDES=mf_x=http://127.0.0.1:5402 adds remotes with running development servers.
Other settings: PORT, API_PORT, REMOTE_PORT (5401), DATA_DIR (data-dev), SEED. Nothing of another team is released: what was never released in that data
folder is, so that the site is whole.`;

const { positionals } = commandLine(HELP);
const root = resolve(import.meta.dirname, '..');
const closers = [];
const stop = async (code) => {
  for (const close of closers.splice(0).reverse()) await close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

try {
  await installPackages(root, (how) => console.log(`  ${how}`));
  await buildPackages({ root, isSelected: ({ folder }) => folder === 'shared-libs/protocol' });
  const { startProduct } = await import('./lib/product.mjs');
  const { findRemote } = await import('./lib/workspace.mjs');
  const remote = findRemote(positionals[0] ?? 'mf-public', root);
  const port = Number(process.env.PORT || 3000);
  const onStep = ({ name, state, seconds, isNotice }) => {
    if (isNotice) console.log(`  ${name} ${state}`);
    else if (seconds > 0.05) console.log(`  ${name} ${state} (${seconds.toFixed(1)} s)`);
  };
  const background = await startProduct({
    dataDir: process.env.DATA_DIR || 'data-dev',
    port,
    apiPort: Number(process.env.API_PORT || 3001),
    env: process.env,
    root,
    onStep,
    except: remote.name,
    onExit: (name, reason) => console.error(`The ${name} ended: ${reason}`),
  });
  closers.push(background.stop);

  // Builds in this process set NODE_ENV; the production React cannot refresh components.
  process.env.NODE_ENV = 'development';
  // Imported late: they need the packages that were just built.
  const { releaseAt, startRemoteDev, startShellDev } = await import('./lib/dev-server.mjs');
  const edited = await startRemoteDev({ remote, port: Number(process.env.REMOTE_PORT || 5401) });
  closers.push(edited.close);
  const others = (process.env.REMOTE_OVERRIDES ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [name, address] = pair.split('=');
      const other = findRemote(name, root);
      return { dir: other.dir, release: releaseAt(other, `${address.replace(/\/$/, '')}/`) };
    });
  const shell = await startShellDev({
    root,
    port,
    env: { ...process.env, ...background.shellSettings, REMOTE_OVERRIDES: '' },
    overrides: [{ dir: remote.dir, release: edited.release }, ...others],
  });
  closers.push(shell.close);
  console.log(
    `\n  http://127.0.0.1:${port}   ${remote.folder} and the shell from ${join(root, remote.folder)}; Ctrl-C stops it.`,
  );
  console.log(`  Back office: ${background.admin.account} / ${background.admin.password}`);
} catch (error) {
  console.error(process.env.DEBUG ? error.stack : error.message);
  await stop(1);
}
