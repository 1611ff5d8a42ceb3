import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { commandLine, fail } from './lib/command-line.mjs';

const HELP = `Builds a remote, checks it and puts it in force.

  npm run release -- <remote> [--version 1.2.3] [--reason "why"] [--allow-lower] [--drop=/path,…] [--shell=https://…]
  npm run release -- <remote> --canary=10 [--promote-after=30m]   gives it to ten in a hundred visitors first
  npm run release -- <remote> --canary=50 --version 1.2.3         changes the share of a release that is built already
  npm run release -- <remote> --promote                           gives the canary to everybody
  npm run release -- <remote> --preview [--version 1.2.3-pr12]    gives it to nobody; prints a link for a test environment
  npm run release -- --changed                   every remote of this tree that was never released as it is now
  npm run release -- <remote> --out <folder>     publishes the folder only, for a server of the team's own
  npm run release -- <remote> --to=https://… --token-file=… [--key-file=…] [--channel=stable|none|canary --percent=… --promote-after=…]
                                                 sends it to a site, whose release service checks it and puts it in force

<remote> is a folder (mf-public) or a name (mf_public). Without --version: that of package.json, or the next patch
after the highest. A version below the one in force needs --allow-lower,
a path that is given up --drop. A canary that does badly ends by itself; a healthy one is promoted with --promote, or by itself after --promote-after.
--shell names the deployed shell that is to run it; else the one that is built here counts. Ends when every running shell has taken it, with 1 when one refused.
The deploy token and the Ed25519 key that signs may stand in RELEASE_TOKEN and RELEASE_KEY instead.`;

const { positionals, values } = commandLine(HELP, {
  version: { type: 'string' },
  reason: { type: 'string' },
  out: { type: 'string' },
  'allow-lower': { type: 'boolean' },
  drop: { type: 'string' },
  changed: { type: 'boolean' },
  shell: { type: 'string' },
  to: { type: 'string' },
  'token-file': { type: 'string' },
  'key-file': { type: 'string' },
  channel: { type: 'string' },
  percent: { type: 'string' },
  canary: { type: 'string' },
  'promote-after': { type: 'string' },
  promote: { type: 'boolean' },
  preview: { type: 'boolean' },
});
try {
  const [
    { releaseRemote },
    { buildablePackages, findRemote, ROOT },
    { dataFolders },
    { sourceHashes },
    { findChanged },
    { sayAdoption, waitForAdoption },
    { releaseToSite },
    { parseCanary, parseWait },
    { promoteCanary, startCanary, createReleaseCheck },
    { readRegistry },
    { readActor },
    { describeLink },
  ] = await Promise.all([
    import('./lib/release.mjs'),
    import('./lib/workspace.mjs'),
    import('./lib/data-folders.mjs'),
    import('./lib/source-hash.mjs'),
    import('./lib/changed-remotes.mjs'),
    import('./lib/adoption.mjs'),
    import('./lib/release-to-site.mjs'),
    import('./lib/canary-options.mjs'),
    import('./lib/channels.mjs'),
    import('./lib/registry-file.mjs'),
    import('./lib/provenance.mjs'),
    import('./lib/describe-link.mjs'),
  ]);
  const canary = values.to ? undefined : parseCanary(values.canary, values['promote-after']);
  const folders = dataFolders(process.env, ROOT);
  const packages = buildablePackages();
  if (
    values.to &&
    (values.changed || values.out || values.canary || values.promote || values.preview)
  )
    throw new Error(
      '--to sends one remote: it goes with none of --changed, --out, --canary, --promote and --preview; --channel and --percent say where it goes there.',
    );
  const chosen = values.changed
    ? (await findChanged(folders)).map(({ remote }) => remote)
    : [findRemote(positionals[0])];
  const say = async (name, line) => {
    if ((await sayAdoption(folders.registryFile, name, line)) > 0) process.exitCode = 1;
  };
  const describePlace = () => {
    if (values.out) return `published in ${values.out}`;
    if (values.preview) return 'in force for nobody';
    return canary ? `in force for ${canary.percent} % of the visitors` : 'in force';
  };
  /** What needs no build: a canary for everybody, or another share of a release that is there. Answers whether that was it. */
  async function changeStanding({ name }) {
    const { registryFile } = folders;
    const why = { by: readActor(), reason: values.reason ?? 'release' };
    if (values.promote) {
      const check = createReleaseCheck(folders);
      const line = await promoteCanary(registryFile, name, { ...why, check });
      console.log(`${name} ${line.to}: in force for everybody (was ${line.from})`);
      await say(name, line);
      return true;
    }
    const { remotes } = canary && values.version ? await readRegistry(registryFile) : {};
    const release = remotes?.[name]?.releases[values.version];
    if (!canary || !release) return false;
    await createReleaseCheck(folders)(release, { remotes });
    const line = await startCanary(registryFile, release, { ...canary, ...why });
    console.log(`${name} ${line.to}: ${describePlace()}`);
    await say(name, line);
    return true;
  }
  if (chosen.length === 0) console.log('Every remote of this tree is released as it is.');
  for (const remote of chosen) {
    if (!values.to && (await changeStanding(remote))) continue;
    const building = {
      remote,
      version: values.version,
      shell: values.shell ?? values.to,
      drops: values.drop?.split(',').filter(Boolean),
      onStep: ({ name, state, seconds }) =>
        state !== 'fresh' &&
        console.log(`${name}: ${state}${seconds ? ` in ${seconds.toFixed(1)} s` : ''}`),
    };
    if (values.to) {
      process.exitCode = await releaseToSite({
        to: values.to,
        tokenFile: values['token-file'],
        keyFile: values['key-file'],
        building,
        sending: {
          channel: values.channel,
          percent: values.percent === undefined ? undefined : Number(values.percent),
          promoteAfter: parseWait(values['promote-after']),
          reason: values.reason,
          allowLower: values['allow-lower'],
        },
      });
      continue;
    }
    const { release, line } = await releaseRemote({
      ...building,
      ...folders,
      reason: values.reason,
      allowLower: values['allow-lower'],
      outDir: values.out && resolve(values.out),
      canary,
      isPreview: values.preview,
      sourceHash: sourceHashes(packages).get(packages.find(({ dir }) => dir === remote.dir)?.name),
    });
    const { name, version } = release.manifest;
    console.log(
      `${name} ${version}: ${Object.keys(release.files).length} files, ${describePlace()}`,
    );
    if (line && !values.preview) await say(name, line);
    if (line && values.preview) {
      // A shell that has not read of it yet would lead the link to the live site.
      const { sequence } = line;
      await waitForAdoption(folders.registryFile, { name, version, sequence });
      console.log(describeLink({ remote: name, version, dataDir: folders.dataDir }));
    }
  }
} catch (error) {
  fail(error);
}
