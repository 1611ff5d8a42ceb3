import './lib/require-node.mjs';
import { buildReleaseCode } from './lib/build.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { findRemote, ROOT } from './lib/workspace.mjs';

const HELP = `Checks the releases in force, or whether a remote could be released, without changing anything.

  npm run doctor                  every release in force: files, claims, sizes, packages, what it needs of the shell, whether it runs
  npm run doctor -- <remote>      builds the remote temporarily and checks it like a release

  --shell=https://…               against the shell that is deployed there; else against the one that is built here
  --drop=/path,…                  paths that the remote gives up

The size is that of the largest page's scripts after gzip; the site checks it when a release is sent.`;

const { positionals, values } = commandLine(HELP, {
  shell: { type: 'string' },
  drop: { type: 'string' },
});
try {
  await buildReleaseCode();
  const { describeLargest } = await import('@admissions/releases');
  const folders = dataFolders(process.env, ROOT);
  const faults = positionals[0] ? await examineSources(positionals[0]) : await examineReleases();
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  console.log(
    faults.length === 0
      ? 'Nothing is wrong.'
      : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;

  function describeLine({ name, version, files, pages }) {
    return `${name.padEnd(22)}${version.padEnd(10)}${String(files).padStart(4)} files   ${describeLargest(pages)}`;
  }
  async function examineReleases() {
    const { examine } = await import('./release/check-releases.mjs');
    const { remotes, faults: general } = await examine({
      ...folders,
      root: ROOT,
      shell: values.shell,
    });
    if (remotes.length === 0) console.log(`Nothing is released in ${folders.dataDir}.`);
    for (const { name, version, previous, pin, files, pages } of remotes)
      console.log(
        `${describeLine({ name, version, files, pages })}   before: ${previous.join(', ') || '-'}${pin ? `   pinned by ${pin.by}: ${pin.reason}` : ''}`,
      );
    return [
      ...general,
      ...remotes.flatMap(({ name, version, faults: own }) =>
        own.map((fault) => `${name} ${version}: ${fault}`),
      ),
    ];
  }
  async function examineSources(name) {
    const [{ tryRelease }, { readRegistryCopy }] = await Promise.all([
      import('./release/release-remote.mjs'),
      import('./release/registry-copy.mjs'),
    ]);
    const {
      release: { manifest, files },
      faults: found,
      pages,
    } = await tryRelease({
      remote: findRemote(name),
      registry: (await readRegistryCopy(folders.registryFile)) ?? undefined,
      shell: values.shell,
      drops: values.drop?.split(',').filter(Boolean),
    });
    console.log(describeLine({ ...manifest, files: Object.keys(files).length, pages }));
    return found;
  }
} catch (error) {
  fail(error);
}
