import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Claim, Registry, Release, ShellReport } from '@admissions/protocol/releases';

interface Options {
  name?: string;
  version?: string;
  claims?: Claim[];
  files?: Record<string, string>;
}
/** For tests: a log that nobody reads. */
export const silentLog = { info() {}, warn() {}, error() {} } as never;

const hashText = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** For tests: writes a small release to disk, like the release command. */
export async function writeRelease(
  releasesDir: string,
  {
    name = 'mf_public',
    version = '1.0.0',
    claims = [{ path: '/', query: {} }],
    files = {},
  }: Options = {},
): Promise<Release> {
  const isAdmin = claims.some(({ area }) => area);
  const contents: Record<string, string> = {
    'remoteEntry.js': `export const of = '${version}';
export const init = () => {};
export const get = async () => () => ({ contract: '2', routes: [] });`,
    ...(!isAdmin && {
      'server/remote.js': "export const contract = '2'; export const routes = [];",
    }),
    ...files,
  };
  for (const [file, text] of Object.entries(contents)) {
    await mkdir(dirname(join(releasesDir, name, version, file)), { recursive: true });
    await writeFile(join(releasesDir, name, version, file), text);
  }
  return {
    manifest: {
      name,
      version,
      contract: '2',
      owner: 'tests',
      base: isAdmin ? '/admin' : '',
      ssr: !isAdmin,
      claims,
    },
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    ...(!isAdmin && { serverEntry: 'server/remote.js' }),
    css: [],
    routes: {},
    files: Object.fromEntries(
      Object.entries(contents).map(([file, text]) => [file, hashText(text)]),
    ),
    releasedAt: '2026-01-01T00:00:00.000Z',
  };
}

/** For tests: writes two small releases of `mf_public`, 1.0.0 and 1.1.0. */
export const writeTwoReleases = (releasesDir: string): Promise<[Release, Release]> =>
  Promise.all([writeRelease(releasesDir), writeRelease(releasesDir, { version: '1.1.0' })]);

export const buildRegistry = (...releases: Release[]): Registry => {
  const remotes: Registry['remotes'] = {};
  for (const release of releases) {
    const { name, version } = release.manifest;
    const before = remotes[name];
    remotes[name] = {
      current: version,
      previous: before ? [before.current, ...before.previous] : [],
      releases: { ...before?.releases, [version]: release },
    };
  }
  return { remotes };
};

/** For tests: stores the last report of a shell. */
export function createReports() {
  let last: ShellReport | null = null;
  return {
    last: () => last,
    service: {
      async report(adoption: ShellReport) {
        last = adoption;
      },
      async end() {
        last = null;
      },
      fetch: async () => undefined,
    },
  };
}
