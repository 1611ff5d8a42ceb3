import './lib/require-node.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildReleaseCode } from './lib/build.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { findRemote, ROOT } from './lib/workspace.mjs';
import { findChanged, hashRemotes } from './release/changed-remotes.mjs';
import { readRegistryCopy } from './release/registry-copy.mjs';
import { parseDrops, parseSending, SEND_FLAGS, SEND_OPTIONS } from './release/send-options.mjs';

const HELP = `Builds a remote, checks it, sends it to a site and makes it the current release there.

  npm run release -- <remote> [--version 1.2.3] [--reason "why"] [--allow-lower] [--drop=/path,…]
  npm run release -- <remote> --canary=10              gives it to ten in a hundred visitors first
  npm run release -- <remote> --preview [--version 1.2.3-pr12]    gives it to nobody; prints a link where the site allows it
  npm run release -- <remote> --sent --version 1.2.3 [--canary=50]
                                                 uses a release that the site has: for everybody, or for another share
  npm run release -- --changed                   every remote of this tree that was never released here as it is now
  npm run release -- <remote> --out <folder>     writes the release into a folder and sends nothing

  --to=https://… --token-file=…                  the site, and the deploy token for it (else in RELEASE_TOKEN);
                                                 without them: the site that npm start runs here, at PORT

<remote> is a folder (mf-public) or a name (mf_public). Without --version: that of package.json, or the next patch
after the highest that this site has. A version below the current one needs --allow-lower, a path that is given up --drop.
Ends when every running shell has adopted the release, with 1 when the site or a shell refused it.`;

const { positionals, values } = commandLine(
  HELP,
  [...SEND_OPTIONS, 'out'],
  [...SEND_FLAGS, 'changed', 'sent'],
);
try {
  await buildReleaseCode();
  const { releaseRemote } = await import('./release/release-remote.mjs');
  const { findSite } = await import('./release/find-site.mjs');
  const { sendAndReport, switchAndReport } = await import('@admissions/releases/send');
  const { to, version, out } = values;
  const sending = parseSending(values);
  const { registryFile } = dataFolders(process.env, ROOT);
  const registry = (await readRegistryCopy(registryFile)) ?? { remotes: {} };
  const chosen = values.changed
    ? findChanged(registry).map(({ remote }) => remote)
    : [findRemote(positionals[0])];
  if (chosen.length === 0) console.log('Every remote of this tree is released without changes.');
  for (const remote of chosen) {
    // Fails before the build's seconds.
    const target = { to, tokenFile: values['token-file'] };
    const site = out ? null : await findSite(target, remote.name);
    const { reason, percent } = sending;
    const code = values.sent
      ? await switchAndReport({ ...site, remote: remote.name, version, reason, percent })
      : await buildAndSend(remote, site);
    process.exitCode ||= code;
  }

  async function buildAndSend(remote, site) {
    const work = await mkdtemp(join(tmpdir(), 'release-'));
    const folder = out ? resolve(out) : join(work, 'release');
    try {
      const { manifest, files } = await releaseRemote({
        remote,
        outDir: folder,
        version,
        taken: to ? [] : Object.keys(registry.remotes[remote.name]?.releases ?? {}),
        drops: parseDrops(values),
        shell: to,
        sourceHash: hashRemotes().get(remote.name),
        onStep: ({ name, state, seconds }) =>
          state !== 'fresh' &&
          console.log(`${name}: ${state}${seconds ? ` in ${seconds.toFixed(1)} s` : ''}`),
      });
      if (site) return await sendAndReport({ ...site, folder, ...sending });
      const count = Object.keys(files).length;
      console.log(`${manifest.name} ${manifest.version}: ${count} files in ${folder}`);
      return 0;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
} catch (error) {
  fail(error);
}
