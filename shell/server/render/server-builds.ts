import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@admissions/protocol/releases';
import { fingerprint, hashSha384 } from '../base/hashes.ts';
import { resolveWithoutLinks } from './resolve-without-links.ts';
import { SERVER_PACKAGES } from './server-packages.ts';

export type ServerBuilds = ReturnType<typeof createServerBuilds>;

interface Options {
  releasesDir: string;
  cacheDir: string;
  /** Null in development, where the copies find the packages around them. */
  program: string | null;
}

/** Verified copies; their bare imports resolve to the renderer's packages. */
export function createServerBuilds({ releasesDir, cacheDir, program }: Options) {
  const added = {
    'package.json': PACKAGE_JSON,
    ...(program !== null && buildStubs(join(resolveWithoutLinks(dirname(program)), 'packages'))),
  };
  const folders = new WeakMap<Release, string>();
  function findFolder(release: Release) {
    const { name, version } = release.manifest;
    const cached = folders.get(release);
    if (cached) return cached;
    const folder = join(
      cacheDir,
      name,
      `${version}-${fingerprint(JSON.stringify([release.files, added]))}`,
    );
    folders.set(release, folder);
    return folder;
  }
  return {
    /** Other files result in another folder. */
    findFolder,
    /** Returns its folder; rejects if a file differs from the release. */
    async ensureVerifiedCopy(release: Release) {
      const { name, version } = release.manifest;
      const folder = findFolder(release);
      await writeVerifiedCopy(join(releasesDir, name, version), folder, release, added);
      return folder;
    },
  };
}

const PACKAGE_JSON = '{ "type": "module" }';

/** Stub packages that re-export those of the renderer. */
function buildStubs(packages: string): Record<string, string> {
  const stubs: Record<string, string> = {};
  for (const name of SERVER_PACKAGES) {
    const [, folder, subpath = 'index'] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
    const url = JSON.stringify(pathToFileURL(join(packages, `${name}.js`)).href);
    stubs[`node_modules/${folder}/${subpath}.js`] =
      `export * from ${url};\nexport { default } from ${url};\n`;
    stubs[`node_modules/${folder}/package.json`] =
      '{ "type": "module", "exports": { ".": "./index.js", "./*": "./*.js" } }';
  }
  return stubs;
}

async function writeVerifiedCopy(
  from: string,
  to: string,
  release: Release,
  added: Readonly<Record<string, string>>,
) {
  const files = Object.entries(release.files).filter(
    ([file]) => file.startsWith('server/') && /\.m?js$/.test(file),
  );
  const isCopied = await readFile(join(to, '.complete')).then(
    () => true,
    () => false,
  );
  if (isCopied) return;
  const partial = `${to}.${process.pid}.part`;
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(partial, file)), { recursive: true });
    await writeFile(join(partial, file), content);
  };
  for (const [file, hash] of files) {
    const bytes = await readFile(join(from, file));
    if (hashSha384(bytes) !== hash) throw new Error(`${file} is not the file that was released`);
    await write(file, bytes);
  }
  for (const [file, text] of Object.entries(added)) await write(file, text);
  await writeFile(join(partial, '.complete'), '');
  await rename(partial, to).catch(async (error) => {
    await rm(partial, { recursive: true, force: true });
    // Another process of this shell was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  });
}
