import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Claim, Release } from '@admissions/protocol/releases';
import { packRelease } from '@admissions/releases';

export interface SampleRelease {
  release: Release;
  /** Exact content of release.json. */
  description: string;
  archive: Buffer;
}
interface SampleOptions {
  name?: string;
  version?: string;
  owner?: string;
  paths?: readonly string[];
  /** Those of its paths. */
  inSitemap?: readonly string[];
  /** Search parameters of its pages. */
  query?: NonNullable<Claim['query']>;
  /** Content of the entry file. */
  text?: string;
  /** Further archive files by name; absent: those named in release.json. */
  files?: Readonly<Record<string, string>>;
}

/** A federation entry of a remote without pages. */
export const sampleEntryText = (version = '1.0.0') =>
  `export const version = '${version}';
export const init = () => {};
export const get = async () => () => ({ contract: '2', routes: [] });
`;

/** The archive of a small valid release, unless `files` differs. */
export async function sampleRelease({
  name = 'mf_sample',
  version = '1.0.0',
  owner = 'Sample team',
  paths = ['/sample'],
  inSitemap = [],
  query = {},
  text = sampleEntryText(version),
  files = { 'remoteEntry.js': text },
}: SampleOptions = {}): Promise<SampleRelease> {
  const release: Release = {
    manifest: {
      name,
      version,
      contract: '2',
      owner,
      base: '',
      ssr: false,
      claims: paths.map((each) => ({
        path: each,
        query,
        ...(inSitemap.includes(each) && { inSitemap: true }),
      })),
    },
    base: `/remotes/${name}/${version}/`,
    entry: 'remoteEntry.js',
    css: [],
    routes: { [name]: { js: ['remoteEntry.js'], css: [] } },
    files: {
      'remoteEntry.js': `sha384-${createHash('sha384').update(text).digest('base64')}`,
    },
    releasedAt: '2026-11-23T04:00:00.000Z',
    provenance: { by: 'builder@ci', commit: 'c0ffee', machine: 'ci' },
  };
  const description = `${JSON.stringify(release, null, 1)}\n`;
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    for (const [file, content] of Object.entries({ ...files, 'release.json': description })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const archive = await buffer(packRelease(folder, Object.keys(files)));
    return { release, description, archive };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
