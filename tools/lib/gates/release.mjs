import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOversize, measureRelease } from './budgets.mjs';
import { findClaimFaults } from './claims.mjs';
import { findIncompatibilities } from './compatibility.mjs';
import { findBrokenFiles } from './files.mjs';
import { findBrokenImports } from './imports.mjs';
import { findForbiddenPackages } from './packages.mjs';

/**
 * Everything that speaks against putting a built release in force, as sentences. None of its code is run: shells render its pages before they adopt it.
 * `folder` holds its files; `contract` is the shell's that would run it (null: none is known).
 */
export async function findReleaseFaults({ folder, release, registry, owners, contract }) {
  const { manifest, drops } = release;
  const faults = [
    ...findClaimFaults({ manifest, registry, owners, drops }),
    ...findQueryFaults(manifest),
    ...(contract ? findIncompatibilities(contract, release) : []),
  ];
  const broken = await findBrokenFiles(folder, release);
  if (broken.length > 0) return [...faults, ...broken];
  const sizes = await measureRelease(folder, release);
  const codes = await readScripts(folder, release);
  return [
    ...faults,
    ...findOversize(manifest, sizes, owners.remotes[manifest.name]?.budget),
    ...findBrokenImports(release, codes),
    ...findForbiddenPackages(release, codes),
  ];
}

/** Claims of a visitors' remote that do not say what their page reads: the server would make a page of every address that somebody thinks of. */
const findQueryFaults = ({ base, claims }) =>
  base === ''
    ? claims
        .filter(({ query }) => query === undefined)
        .map(
          ({ path }) =>
            `the claim of ${path} does not say what its page reads of the address: it needs a "query", {} when it reads nothing`,
        )
    : [];

async function readScripts(folder, { files }) {
  const scripts = Object.keys(files).filter((file) => /\.m?js$/.test(file));
  return new Map(
    await Promise.all(
      scripts.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]),
    ),
  );
}
