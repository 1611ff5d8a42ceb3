import './lib/require-node.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { ROOT, remoteOf } from './lib/workspace.mjs';

const HELP = `Says whether what is in force is whole, or whether a remote could be released, without changing anything.

  npm run doctor                  every release in force: files, hashes, contract, claims, shared versions
  npm run doctor -- <remote>      builds the remote aside and checks it as a release would`;

const { positionals } = commandLine(HELP);
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;
try {
  const folders = dataFolders(process.env, ROOT);
  const faults = positionals[0] ? await examineSources(positionals[0]) : await examineReleases();
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  console.log(
    faults.length === 0
      ? 'Nothing is wrong.'
      : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;

  async function examineReleases() {
    const { examine } = await import('./lib/doctor.mjs');
    const { remotes, faults: general } = await examine({ ...folders, root: ROOT });
    if (remotes.length === 0) console.log(`Nothing is released in ${folders.dataDir}.`);
    for (const { name, version, previous, files, bytes } of remotes)
      console.log(
        `${name.padEnd(22)}${version.padEnd(10)}${String(files).padStart(4)} files ${kilobytes(bytes).padStart(9)}   before: ${previous.join(', ') || '-'}`,
      );
    return [
      ...general,
      ...remotes.flatMap(({ name, version, faults: own }) =>
        own.map((fault) => `${name} ${version}: ${fault}`),
      ),
    ];
  }
  async function examineSources(name) {
    const [{ tryRelease }, { readRegistry }] = await Promise.all([
      import('./lib/release.mjs'),
      import('./lib/registry-file.mjs'),
    ]);
    const {
      release,
      faults: found,
      bytes,
    } = await tryRelease({
      remote: remoteOf(name),
      registry: await readRegistry(folders.registryFile),
    });
    console.log(
      `${release.manifest.name.padEnd(22)}${release.manifest.version.padEnd(10)}${String(Object.keys(release.files).length).padStart(4)} files ${kilobytes(bytes).padStart(9)}`,
    );
    return found;
  }
} catch (error) {
  fail(error);
}
