import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Owners,
  Registry,
  Release,
  RemoteManifest,
  ShellContract,
} from '@admissions/protocol/releases';
import { findOversize, measurePages } from './budgets.ts';
import { findClaimFaults } from './claims.ts';
import { findIncompatibilities } from './compatibility.ts';
import { findBrokenFiles } from './files.ts';
import { findBrokenImports } from './imports.ts';
import { findForbiddenPackages } from './packages.ts';
import { findGlobalSelectors } from './styles.ts';

export interface ReleaseCheckInput {
  /** Holds the files of the release. */
  folder: string;
  release: Release;
  registry: Registry;
  /** Absent outside the site, which has the teams' budgets and checks the sizes. */
  owners?: Owners;
  /** Of the running shell; absent when unknown. */
  contract?: ShellContract | null;
}

/** Faults of a built release, as messages. Runs none of its code: shells test-render its pages. */
export async function findReleaseFaults({
  folder,
  release,
  registry,
  owners,
  contract,
}: ReleaseCheckInput) {
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

const findOversizePages = async (folder: string, release: Release, { remotes }: Owners) =>
  findOversize(
    release.manifest,
    await measurePages(folder, release),
    remotes[release.manifest.name]?.budget,
  );

/** Public claims without query: every unknown query would render a page of its own. */
const findQueryFaults = ({ base, claims }: RemoteManifest) =>
  base === ''
    ? claims
        .filter(({ query }) => query === undefined)
        .map(
          ({ path }) =>
            `the claim of ${path} does not say what its page reads of the address: it needs a "query", {} when it reads nothing`,
        )
    : [];

async function readTexts(
  folder: string,
  { files }: Release,
  pattern: RegExp,
): Promise<Map<string, string>> {
  const names = Object.keys(files).filter((file) => pattern.test(file));
  const texts = names.map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
