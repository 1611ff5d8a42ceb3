import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { resolveWithoutLinks } from '../resolve-without-links.ts';

interface Options {
  program: string;
  /** Verified copy of the release; `serverEntry` is relative to it. */
  releaseFolder: string;
  serverEntry: string;
  name: string;
  heapMegabytes: number;
}

/** The permission model limits reads to the renderer's folder and the release. */
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
    // Before Node 22 the permission model prints a warning at every start.
    '--disable-warning=ExperimentalWarning',
    // The permission model does not cover files of node:sqlite.
    ...(isBuiltin('node:sqlite') ? ['--no-experimental-sqlite'] : []),
    `--max-old-space-size=${heapMegabytes}`,
    join(programFolder, basename(program)),
    join(release, serverEntry),
    name,
  ];
}
