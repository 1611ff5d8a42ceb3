import './lib/require-node.mjs';
import { commandLine, fail } from './lib/command-line.mjs';

const HELP = `Builds a remote, checks it and puts it in force.

  npm run release -- <remote> [--version 1.2.3] [--reason "why"]
  npm run release -- <remote> --out <folder>     publishes the folder only, for a server of the team's own

<remote> is a folder (mf-public) or a name (mf_public). Without --version: that of package.json, or the next patch.`;

const { positionals, values } = commandLine(HELP, {
  version: { type: 'string' },
  reason: { type: 'string' },
  out: { type: 'string' },
});
try {
  const [
    { releaseRemote },
    { remoteOf, ROOT },
    { dataFolders },
    { sourceHashes },
    { buildablePackages },
    { resolve },
  ] = await Promise.all([
    import('./lib/release.mjs'),
    import('./lib/workspace.mjs'),
    import('./lib/data-folders.mjs'),
    import('./lib/source-hash.mjs'),
    import('./lib/workspace.mjs'),
    import('node:path'),
  ]);
  const remote = remoteOf(positionals[0]);
  const packages = buildablePackages();
  const release = await releaseRemote({
    remote,
    ...dataFolders(process.env, ROOT),
    version: values.version,
    reason: values.reason,
    outDir: values.out && resolve(values.out),
    sourceHash: sourceHashes(packages).get(packages.find(({ dir }) => dir === remote.dir)?.name),
    onStep: ({ name, state, seconds }) =>
      state !== 'fresh' &&
      console.log(`${name}: ${state}${seconds ? ` in ${seconds.toFixed(1)} s` : ''}`),
  });
  console.log(
    `${release.manifest.name} ${release.manifest.version}: ${Object.keys(release.files).length} files, ${values.out ? `published in ${values.out}` : 'in force'}`,
  );
} catch (error) {
  fail(error);
}
