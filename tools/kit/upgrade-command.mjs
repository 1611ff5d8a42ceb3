import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadShellContract } from '@admissions/releases';
import { commandLine } from '../lib/command-line.mjs';
import { npm } from '../lib/npm.mjs';
import { findPackages } from './create-command.mjs';
import { ownRemote } from './own-remote.mjs';
import { STORED_CONTRACT, writeContract } from './stored-contract.mjs';

const HELP = `Raises the packages of the repository to those of a deployed shell, installs them, and lists what changed.

  admissions-remote upgrade --shell=https://…  [--packages <folder>]

--packages is a folder with the site's packages as .tgz files, for a repository with vendor/; without it they come from the registry that npm is set to.`;

export async function upgrade() {
  const { values } = commandLine(HELP, ['shell', 'packages']);
  if (!values.shell) throw new Error('To which shell? Pass --shell=https://….');
  const { dir } = ownRemote();
  const changes = await raisePackages({ ...values, dir });
  for (const change of changes) console.log(change);
  const { code } = await npm(['install'], { cwd: dir, isLoud: true });
  if (code !== 0) throw new Error('npm could not install the packages.');
  console.log(
    changes.length === 0
      ? 'All packages are those of the shell.'
      : 'Run npm test to see what the changes need.',
  );
}

/** Writes package.json, vendor/ and the stored contract; returns the changes as sentences. */
export async function raisePackages({ dir, shell, packages }) {
  const file = join(dir, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const before = await loadShellContract({ address: join(dir, STORED_CONTRACT) });
  const after = await loadShellContract({ address: shell });
  const files = packages ? findPackages(packages) : {};
  const changes = [];
  const copies = [];
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const [name, range] of Object.entries(group)) {
      const next = findRange({ name, range, files, version: after.packages[name]?.version });
      if (next === range) continue;
      changes.push(`${name}: ${range} → ${next}`);
      if (files[name]) copies.push([range, next, files[name]]);
      group[name] = next;
    }
  for (const [old, next, source] of copies) {
    if (old.startsWith('file:')) await rm(join(dir, old.slice('file:'.length)), { force: true });
    await copyFile(join(packages, source), join(dir, next.slice('file:'.length)));
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  await writeContract(dir, after);
  return [...changes, ...compareExports(before.packages, after.packages)];
}

function findRange({ name, range, files, version }) {
  if (range.startsWith('file:')) {
    if (files[name]) return `file:vendor/${files[name]}`;
    if (version && !range.endsWith(`-${version}.tgz`))
      throw new Error(
        `The shell has ${name} ${version}, vendor/ another: pass --packages=<folder>.`,
      );
    return range;
  }
  return version ? `^${version}` : range;
}

/** Sentences about exports that the next shell has no more, or has in addition. */
function compareExports(before, after) {
  return Object.entries(after).flatMap(([name, { exports }]) => {
    const old = before[name]?.exports ?? [];
    const removed = old.filter((one) => !exports.includes(one));
    const added = exports.filter((one) => !old.includes(one));
    return [
      ...(removed.length > 0 ? [`${name} no longer exports ${removed.join(', ')}`] : []),
      ...(added.length > 0 ? [`${name} now exports ${added.join(', ')}`] : []),
    ];
  });
}
