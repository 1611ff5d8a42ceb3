import { readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { remoteManifestSchema, SHARED_PACKAGES } from '@admissions/protocol/releases';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { readJson } from '../lib/workspace.mjs';
import { BROWSERS } from './browsers.mjs';
import { buildRecord, findPackage, findShared } from './build-record.mjs';
import { cssModules } from './css-modules.mjs';
import { editedPages } from './edited-pages.mjs';

const SHARED = Object.keys(SHARED_PACKAGES);

/** `shared` of a remote's federation plugin: the shell provides every package. */
export const sharedWithShell = () =>
  Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([name, { required }]) => [
      name,
      { singleton: true, import: false, requiredVersion: required },
    ]),
  );

/**
 * Vite plugins for the build of a release: set its base path, record its imports and, with `ssr`,
 * add a server build.
 * REMOTE_VERSION, REMOTE_OUT_DIR and REMOTE_PORT override version, output folder and port.
 * `isAlone`: the remote has its own repository, where our packages have no sources.
 */
export function releaseFiles({ isAlone = false } = {}) {
  const record = buildRecord();
  let dir;
  let remote;
  const files = {
    name: 'release-files',
    config: {
      order: 'pre',
      handler(config, { command }) {
        dir = resolve(config.root ?? '');
        remote = readRemote(dir);
        // The federation plugin reads the version of its manifest here.
        process.env.MF_BUILD_VERSION = remote.version;
        return command === 'build' ? buildConfig(dir, remote, config) : devConfig(isAlone);
      },
    },
    resolveId: {
      order: 'pre',
      // The plugin does not share a package that its own parts import (ui in ui/body): a second
      // copy, without the shell's contexts. As an import of the remote it is the shell's.
      handler(source, importer, options) {
        if (!SHARED.includes(source) || readName(importer) !== source) return null;
        return this.resolve(source, join(dir, 'src/remote.tsx'), { ...options, skipSelf: true });
      },
    },
    renderChunk: {
      order: 'post',
      handler: (code, _chunk, _options, { chunks }) => deferUnusedShares(code, chunks),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        record.collect(bundle);
        dropHostInit(bundle);
        describeEntries(bundle, remote);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir: outDir }, bundle) {
        await listGroupedPages(this, { dir, outDir, bundle });
        if (remote.ssr) await buildServer({ dir, remote, outDir: join(outDir, 'server'), record });
        await record.write(outDir);
      },
    },
  };
  return [files, editedPages(() => ({ dir, name: remote.name }))];
}

/** remote.json with the version of package.json (or REMOTE_VERSION); throws when invalid. */
export function readRemote(dir) {
  const read = (file) => readJson(join(dir, file));
  const version = process.env.REMOTE_VERSION || read('package.json').version;
  const checked = remoteManifestSchema.safeParse({ ...read('remote.json'), version });
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    (issue) => `${issue.path.join('.') || 'remote.json'}: ${issue.message}`,
  );
  throw new Error(`${join(dir, 'remote.json')} is not valid: ${faults.join('; ')}`);
}

// One shared chunk instead of twenty small files: shorter request chains.
const LIB = { name: 'parts', test: /\/src\/lib\/|preload-helper/, minShareCount: 3 };

function buildConfig(dir, remote, config) {
  const hasGroups = config.build?.rolldownOptions?.output?.codeSplitting;
  return {
    base: toBase(remote),
    css: cssModules(),
    build: {
      target: BROWSERS,
      ...(process.env.REMOTE_OUT_DIR && { outDir: process.env.REMOTE_OUT_DIR }),
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(dir, 'src/remote.tsx'),
        ...(!hasGroups && { output: { codeSplitting: { groups: [LIB] } } }),
      },
    },
  };
}

const toBase = ({ name, version }) => `/remotes/${name}/${version}/`;

function devConfig(isAlone) {
  const port = Number(process.env.REMOTE_PORT || 5401);
  const origin = `http://127.0.0.1:${port}`;
  return {
    css: cssModules(),
    server: { host: '127.0.0.1', port, strictPort: true, origin, cors: true },
    ...(!isAlone && { resolve: { conditions: ['source', ...defaultClientConditions] } }),
  };
}

// If tree shaking removes the last import of a shared package, such as zod, the plugin would still
// load the package at start.
function deferUnusedShares(code, chunks) {
  const used = new Set(
    Object.values(chunks).flatMap(({ moduleIds }) => moduleIds.map((id) => findShared(id))),
  );
  const unused = SHARED.filter((name) => !used.has(name));
  const changed = code.replace(LAZY_SHARES, (_all, start, lazy) => {
    const names = lazy.startsWith('[') ? JSON.parse(lazy) : [];
    return start + JSON.stringify([...names, ...unused]);
  });
  return changed === code ? null : { code: changed, map: null };
}
const LAZY_SHARES = /(__mfLazyShares = )(\[[^\]]*\]|"__MF_LAZY_CONSUME_ONLY_SHARES__")/;

// For remotes that start without a shell; documents list every file of a release, so drop these.
function dropHostInit(bundle) {
  for (const [file, { type, name }] of Object.entries(bundle))
    if (type === 'chunk' && /^(hostInit|pendingShares)$/.test(name)) delete bundle[file];
}

// The plugin lists an entry for servers that only its own server build would write.
function describeEntries(bundle, { name }) {
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    const manifest = JSON.parse(bundle[file].source);
    if (manifest.name !== name)
      throw new Error(`vite.config.ts names the remote ${manifest.name}, remote.json ${name}`);
    delete manifest.metaData.ssrRemoteEntry;
    bundle[file].source = JSON.stringify(manifest);
  }
}

// Pages inside shared chunks need a manifest entry too: releases derive assets from it.
async function listGroupedPages(context, { dir, outDir, bundle }) {
  const path = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  const chunks = Object.values(bundle).filter(
    ({ type, isDynamicEntry }) => type === 'chunk' && !isDynamicEntry,
  );
  for (const { fileName, moduleIds } of chunks) {
    const chunk = Object.values(manifest).find(({ file }) => file === fileName);
    const pages = moduleIds.filter((id) => context.getModuleInfo(id)?.dynamicImporters.length > 0);
    for (const id of pages) manifest[relative(dir, id)] ??= { ...chunk, isDynamicEntry: true };
  }
  await writeFile(path, JSON.stringify(manifest));
}

// Only shared packages stay external: bundling the rest avoids version conflicts on the server.
const buildServer = ({ dir, remote, outDir, record }) =>
  build({
    root: dir,
    configFile: false,
    base: toBase(remote),
    css: cssModules(),
    plugins: [
      react(),
      { name: 'build-record', generateBundle: (_options, bundle) => record.collect(bundle) },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      target: 'node20',
      outDir,
      emptyOutDir: true,
      ssr: join(dir, 'src/remote.tsx'),
      minify: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        external: SHARED,
        output: { entryFileNames: 'remote.js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });

function readName(file = '') {
  const folder = isAbsolute(file) && findPackage(dirname(file));
  return folder && readJson(join(folder, 'package.json')).name;
}
