import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { resolveWithoutLinks } from '../resolve-without-links.ts';

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
  const programFolder = resolveWithoutLinks(dirname(program));
  const release = resolveWithoutLinks(releaseFolder);
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
