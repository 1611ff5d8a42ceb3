import { readdirSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface Options {
  /** The renderer's program. */
  program: string;
  /** The verified copy of the release, and its server entry in it. */
  releaseFolder: string;
  serverEntry: string;
  name: string;
  heapMegabytes: number;
}

/** How Node is started so that a remote's code reads the renderer's folder and its release, and no more. */
export function buildRendererArguments(options: Options): string[] {
  const { program, releaseFolder, serverEntry, name, heapMegabytes } = options;
  const programFolder = findSealed(dirname(program));
  const release = findSealed(releaseFolder);
  return [
    process.allowedNodeEnvironmentFlags.has('--permission')
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${programFolder}`,
    `--allow-fs-read=${release}`,
    // Before 22 the permission model prints at every start that it is an experiment.
    '--disable-warning=ExperimentalWarning',
    // The permission model does not look at the files of its databases.
    ...(isBuiltin('node:sqlite') ? ['--no-experimental-sqlite'] : []),
    `--max-old-space-size=${heapMegabytes}`,
    join(programFolder, basename(program)),
    join(release, serverEntry),
    name,
  ];
}

/** The real path of a folder; throws a sentence when something below it is no plain file or folder. */
export function findSealed(folder: string): string {
  const path = realpathSync(folder);
  refuseLinks(path);
  return path;
}

// Node compares paths as text, but the kernel follows links: `<link>/../..` leaves the folder.
function refuseLinks(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) refuseLinks(path);
    else if (!entry.isFile())
      throw new Error(`${path} is a link, by which a remote could read other files. Remove it.`);
  }
}
