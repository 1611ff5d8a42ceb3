import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { releaseSchema } from '@admissions/protocol/releases';
import { hashFile } from '@admissions/releases';

/** Build metadata for the tools only, excluded from the release. */
const LEFT_OUT = /^(\.vite\/|mf-stats\.json$|release\.json$|\.built-from$)|\.(br|gz)$/;

/** Describes a built remote: entries, assets of each route, file hashes. Throws when invalid. */
export async function describeRelease(dir, manifest, releasedAt = new Date().toISOString()) {
  const paths = (await filesBelow(dir)).filter((path) => !LEFT_OUT.test(path));
  if (!paths.includes('remoteEntry.js'))
    throw new Error(`${dir} holds no build: remoteEntry.js is missing.`);
  // Only Vite writes it; scripts of other bundlers load their own style sheets.
  const chunks = JSON.parse(
    await readFile(join(dir, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
  );
  const files = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await hashFile(join(dir, path))])),
  );
  const own = collectNeeds(chunks, [
    'src/remote.tsx',
    ...Object.keys(chunks).filter((key) => /REMOTE_ENTRY_ID|localSharedImportMap/.test(key)),
  ]);
  const pages = Object.entries(chunks).filter(
    ([key, { isDynamicEntry }]) => isDynamicEntry && key.startsWith('src/'),
  );
  const routes = Object.fromEntries(
    pages.map(([key]) => [
      `${manifest.name}/${key.slice('src/'.length).replace(/\.\w+$/, '')}`,
      collectNeeds(chunks, [key]),
    ]),
  );
  const release = {
    manifest,
    base: `/remotes/${manifest.name}/${manifest.version}/`,
    entry: 'remoteEntry.js',
    ...(manifest.ssr && { serverEntry: 'server/remote.js' }),
    css: own.css,
    routes: { [manifest.name]: own, ...routes },
    files,
    releasedAt,
  };
  const checked = releaseSchema.safeParse(release);
  if (checked.success) return release;
  throw new Error(
    `The build of ${manifest.name} is not a release: ${checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
}

/** Every file below a folder, as paths with slashes. */
async function filesBelow(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted();
}

// Imported chunks come first: that is the order of their style sheets.
function collectNeeds(chunks, keys) {
  const found = new Map();
  const seen = new Set();
  const visit = (key) => {
    if (!chunks[key] || seen.has(key)) return;
    seen.add(key);
    for (const child of chunks[key].imports ?? []) visit(child);
    found.set(key, chunks[key]);
  };
  keys.forEach(visit);
  return {
    js: [...found.values()].map(({ file }) => file).filter((file) => file.endsWith('.js')),
    css: [...new Set([...found.values()].flatMap(({ css = [] }) => css))],
  };
}
