import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOversize, measurePages } from './budgets.mjs';
import { findClaimFaults } from './claims.mjs';
import { findIncompatibilities } from './compatibility.mjs';
import { findBrokenFiles } from './files.mjs';
import { findBrokenImports } from './imports.mjs';
import { findForbiddenPackages } from './packages.mjs';
import { findGlobalSelectors } from './styles.mjs';

/**
 * Faults of a built release, as messages. Runs none of its code: shells test-render its pages.
 * `folder` holds its files; `contract` is the running shell's, null when unknown.
 * `owners`: absent outside the site, which has the teams' budgets and checks the sizes.
 */
export async function findReleaseFaults({ folder, release, registry, owners, contract }) {
  const { manifest, drops } = release;
  const faults = [
    ...findClaimFaults({ manifest, registry, owners: owners ?? { remotes: {} }, drops }),
    ...findQueryFaults(manifest),
    ...(contract ? findIncompatibilities(contract, release) : []),
  ];
  const broken = await findBrokenFiles(folder, release);
  if (broken.length > 0) return [...faults, ...broken];
  const codes = await readTexts(folder, release, /\.m?js$/);
  const sheets = await readTexts(folder, release, /^(?!server\/).*\.css$/);
  return [
    ...faults,
    ...(owners ? await findOversizePages(folder, release, owners) : []),
    ...findBrokenImports(release, codes),
    ...findForbiddenPackages(release, codes),
    ...findGlobalSelectors(sheets),
  ];
}

const findOversizePages = async (folder, release, { remotes }) =>
  findOversize(
    release.manifest,
    await measurePages(folder, release),
    remotes[release.manifest.name]?.budget,
  );

/** Public claims without query: every unknown query would render a page of its own. */
const findQueryFaults = ({ base, claims }) =>
  base === ''
    ? claims
        .filter(({ query }) => query === undefined)
        .map(
          ({ path }) =>
            `the claim of ${path} does not say what its page reads of the address: it needs a "query", {} when it reads nothing`,
        )
    : [];

async function readTexts(folder, { files }, pattern) {
  const names = Object.keys(files).filter((file) => pattern.test(file));
  return new Map(
    await Promise.all(
      names.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]),
    ),
  );
}
