import { readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadShellContract } from '@admissions/releases';
import { commandLine, REMOTE_OPTIONS } from '../lib/command-line.mjs';
import { describeRemote } from './remote-files.mjs';
import { buildRepository } from './repository-files.mjs';
import { writeContract } from './stored-contract.mjs';

const HELP = `Makes a repository with a visitors' remote: a page in the shell's layout, both languages, tests, CI.

  admissions-remote create <folder> --name mf_open_day --title "開放日" --title-en "Open day" --shell=https://…
      [--path /open-day] [--group know] [--description "…"] [--description-en "…"] [--owner "team"] [--packages <folder>]

--shell is the deployed shell that the remote is for, or a file with what it provides. --packages is a folder with the site's packages as .tgz files, which
are copied into vendor/; without it they come from the registry that npm is set to.`;

export async function create() {
  const { positionals, values } = commandLine(HELP, [
    'name',
    'packages',
    'shell',
    ...REMOTE_OPTIONS,
  ]);
  if (!values.shell) throw new Error('For which shell? Pass --shell=https://….');
  const { dir, mfName, path, address } = await createRepository({
    ...values,
    folder: positionals[0],
    versions: __REPOSITORY_PACKAGES__,
  });
  console.log(
    `${dir} holds ${mfName} at ${path}.\n\nNext, in that folder:\n  npm install\n  npm test\n  npm run dev -- --shell=${address}`,
  );
}

/**
 * Creates the repository and returns { dir, mfName, path, address }.
 * `versions`: of the installed packages; `packages`: folder of .tgz files; `shell`: address or file.
 * Throws when the folder is not empty or an option is missing.
 */
export async function createRepository({ versions, packages, ...options }) {
  const { shell } = options;
  const { remote, dir, contract } = await checkNew(options);
  const vendored = packages ? findPackages(packages) : {};
  const address = /^https?:/.test(shell) ? shell : 'https://…';
  const files = buildRepository({ remote, versions, vendored, shell: address });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  await writeContract(dir, contract);
  for (const [name, file] of Object.entries(vendored)) {
    if (!files['package.json'].includes(`"${name}"`)) continue;
    await mkdir(join(dir, 'vendor'), { recursive: true });
    await copyFile(join(packages, file), join(dir, 'vendor', file));
  }
  return { dir, mfName: remote.mfName, path: remote.path, address };
}

/** What a new repository is made of: { remote, dir, contract }. Throws before anything is written. */
export async function checkNew({ folder, shell, ...options }) {
  if (!folder) throw new Error('Into which folder?');
  const remote = describeRemote(options);
  const dir = resolve(folder);
  const present = await readdir(dir).catch(() => []);
  if (present.some((name) => name !== '.git')) throw new Error(`${dir} is not empty.`);
  return { remote, dir, contract: await loadShellContract({ address: shell }) };
}

/** The site's packages in a folder, by name, from the file names of `npm pack`. */
export function findPackages(folder) {
  const found = readdirSync(folder).flatMap((file) => {
    const [, name] = /^admissions-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
    return name ? [[`@admissions/${name}`, file]] : [];
  });
  if (found.length === 0) throw new Error(`${folder} holds none of the site's packages.`);
  return Object.fromEntries(found);
}
