import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of the workspace that a shell's packages lie in. */
const OWN_PACKAGES = ['api-client', 'contracts', 'store', 'ui'];

interface Options {
  /** The renderer's program. */
  file: string;
  /** The verified copy of the release. */
  releaseFolder: string;
  /** Of the heap, in megabytes. */
  heap: number;
}

/**
 * How Node is started so that a remote's code can read the shell's build, its packages and its own release, and nothing else: no other file, no writing, no
 * programs, no threads, no add-ons, no inspector.
 */
export function rendererArguments({ file, releaseFolder, heap }: Options): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    flag,
    ...readableFolders(dirname(file), releaseFolder).map((path) => `--allow-fs-read=${path}`),
    // Before 22 the permission model says of itself that it is an experiment, on every start.
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${heap}`,
  ];
}

function readableFolders(programFolder: string, releaseFolder: string): string[] {
  const found = new Set([realpathSync(programFolder), realpathSync(releaseFolder)]);
  for (const folder of parents(realpathSync(programFolder))) {
    // The kind of module that a file is stands in the package.json above it.
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) found.add(manifest);
    const packages = join(folder, 'node_modules');
    if (!existsSync(packages)) continue;
    found.add(realpathSync(packages));
    for (const name of ownPackages(packages)) found.add(realpathSync(name));
  }
  return [...found];
}

// Packages of the workspace are links out of node_modules.
const ownPackages = (packages: string) => {
  const scope = join(packages, '@admissions');
  return existsSync(scope)
    ? readdirSync(scope)
        .filter((name) => OWN_PACKAGES.includes(name))
        .map((name) => join(scope, name))
    : [];
};

function parents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...parents(above)];
}
