import './lib/require-node.mjs';
import { join } from 'node:path';
import { buildReleaseCode } from './lib/build.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { findRemote, ROOT } from './lib/workspace.mjs';
import { readRegistryCopy } from './release/registry-copy.mjs';
import { parseDrops } from './release/send-options.mjs';

const HELP = `Checks the current releases, or whether a remote could be released, without changing anything.

  npm run doctor                  every current release: files, claims, sizes, packages, what it needs of the shell, whether it runs
  npm run doctor -- <remote>      builds the remote temporarily and checks it like a release

  --shell=https://…               against the shell that is deployed there; else against the one that is built here
  --drop=/path,…                  paths that the remote gives up

The size is that of the largest page's scripts after gzip; the site checks it when a release is sent.`;

const { positionals, values } = commandLine(HELP, ['shell', 'drop']);
try {
  await buildReleaseCode();
  const { describeLargest, findReleaseFaults, loadShellContract, measurePages } = await import(
    '@admissions/releases'
  );
  const { tryRelease } = await import('./release/release-remote.mjs');
  const { registryFile, releasesDir, dataDir } = dataFolders(process.env, ROOT);
  const registry = (await readRegistryCopy(registryFile)) ?? { remotes: {} };
  const faults = positionals[0] ? await examineSources(positionals[0]) : await examineReleases();
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  console.log(
    faults.length === 0
      ? 'Nothing is wrong.'
      : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;

  function describeLine({ manifest: { name, version }, files }, pages) {
    const count = String(Object.keys(files).length).padStart(4);
    return `${name.padEnd(22)}${version.padEnd(10)}${count} files   ${describeLargest(pages)}`;
  }
  async function examineReleases() {
    const contract = await loadShellContract({ address: values.shell, root: ROOT });
    const entries = Object.entries(registry.remotes);
    if (entries.length === 0) console.log(`Nothing is released in ${dataDir}.`);
    const found = [];
    for (const [name, { current, previous, pin, releases }] of entries) {
      const release = releases[current];
      const folder = join(releasesDir, name, current);
      const pages = await measurePages(folder, release).catch(() => []);
      console.log(
        `${describeLine(release, pages)}   before: ${previous.join(', ') || '-'}${pin ? `   pinned by ${pin.by}: ${pin.reason}` : ''}`,
      );
      const own = await findReleaseFaults({ folder, release, registry, contract });
      found.push(...own.map((fault) => `${name} ${current}: ${fault}`));
    }
    return found;
  }
  async function examineSources(name) {
    const { release, faults, pages } = await tryRelease({
      remote: findRemote(name),
      registry,
      shell: values.shell,
      drops: parseDrops(values),
    });
    console.log(describeLine(release, pages));
    return faults;
  }
} catch (error) {
  fail(error);
}
