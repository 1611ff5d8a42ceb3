import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { remoteManifestSchema, SHARED_PACKAGES } from '@admissions/protocol/releases';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { BROWSERS } from './browsers.mjs';
import { buildRecord, findPackage } from './build-record.mjs';
import { cssModules } from './css-modules.mjs';
import { editedPages } from './edited-pages.mjs';

const SHARED = Object.keys(SHARED_PACKAGES);

/**
 * Vite configuration of a remote: federated for browsers, with ssr also plain ESM for servers.
 * `chunks`: Rolldown codeSplitting groups; default: `src/lib` code used by three pages.
 * REMOTE_VERSION, REMOTE_OUT_DIR and REMOTE_PORT override version, output folder and port.
 * `isAlone`: a separate repository, developed in a deployed shell.
 */
export const remoteConfig =
  (dir, { chunks = [LIB], isAlone = false } = {}) =>
  async ({ command }) => {
    const remote = readRemote(dir);
    if (command !== 'serve') return buildConfig(dir, remote, chunks);
    return isAlone ? loneDevConfig(dir, remote) : devConfig(dir, remote);
  };

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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error.message}`);
  }
}

// One shared chunk instead of twenty small files: shorter request chains.
const LIB = { name: 'parts', test: /\/src\/lib\/|preload-helper/, minShareCount: 3 };

function buildConfig(dir, remote, chunks) {
  const outDir = process.env.REMOTE_OUT_DIR || join(dir, 'dist');
  const record = buildRecord(outDir);
  return {
    root: dir,
    base: `/remotes/${remote.name}/${remote.version}/`,
    css: cssModules(),
    build: {
      target: BROWSERS,
      outDir,
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(dir, 'src/remote.tsx'),
        output: { codeSplitting: { groups: chunks } },
      },
    },
    plugins: [
      react(),
      ...federated(dir, remote),
      dropHostInit(),
      pagesInGroups(dir),
      record.collect,
    ],
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client);
        if (remote.ssr) {
          const config = serverConfig(dir, { outDir: join(outDir, 'server'), remote });
          await build({ ...config, plugins: [...config.plugins, record.collect] });
        }
        await record.write();
      },
    },
  };
}

// Only the shell starts a remote; documents list every release file, so drop these.
const dropHostInit = () => ({
  name: 'drop-host-init',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [file, { type, name }] of Object.entries(bundle))
        if (type === 'chunk' && /^(hostInit|pendingShares)$/.test(name)) delete bundle[file];
    },
  },
});

// Pages inside shared chunks need a manifest entry too: releases derive assets from it.
const pagesInGroups = (dir) => ({
  name: 'pages-in-groups',
  async writeBundle({ dir: outDir }, bundle) {
    const path = join(outDir, '.vite/manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    const chunks = Object.values(bundle).filter(
      ({ type, isDynamicEntry }) => type === 'chunk' && !isDynamicEntry,
    );
    for (const { fileName, moduleIds } of chunks) {
      const chunk = Object.values(manifest).find(({ file }) => file === fileName);
      const pages = moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length > 0);
      for (const id of pages) manifest[relative(dir, id)] ??= { ...chunk, isDynamicEntry: true };
    }
    await writeFile(path, JSON.stringify(manifest));
  },
});

// Only shared packages stay external: bundling the rest avoids version conflicts on the server.
export const serverConfig = (dir, { remote, outDir }) => ({
  root: dir,
  configFile: false,
  base: `/remotes/${remote.name}/${remote.version}/`,
  css: cssModules(),
  plugins: [react()],
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

const devServer = (dir) => {
  const port = Number(process.env.REMOTE_PORT || 5401);
  return {
    root: dir,
    css: cssModules(),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      origin: `http://127.0.0.1:${port}`,
      cors: true,
    },
  };
};

const loneDevConfig = (dir, remote) => ({
  ...devServer(dir),
  // Vite would define it as a global, and the shell's federation runtime would load no remote.
  plugins: [react(), ...federated(dir, remote, { disableRemote: false })],
});

function devConfig(dir, remote) {
  return {
    ...devServer(dir),
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [
      editedPages(dir, remote.name),
      react(),
      ...federated(dir, remote, { dev: { remoteHmr: true } }),
    ],
  };
}

const federated = (dir, remote, more = {}) => [
  sharedPartsOfPackages(dir),
  federation({
    name: remote.name,
    filename: 'remoteEntry.js',
    manifest: true,
    dts: false,
    exposes: { './remote': './src/remote.tsx' },
    shared: Object.fromEntries(
      Object.entries(SHARED_PACKAGES).map(([name, { required }]) => [
        name,
        { singleton: true, import: false, requiredVersion: required },
      ]),
    ),
    shareStrategy: 'loaded-first',
    // Idle seconds before the plugin proceeds silently; its default of 10 is too short under load.
    moduleParseIdleTimeout: 30,
    experiments: { externalRuntime: true },
    disableSnapshot: true,
    disableRemote: true,
    ...more,
  }),
];

// Bundled parts such as @admissions/ui/body import their package by name, which federation skips.
// Resolved from the remote it is the shell's, not a second copy with unprovided contexts.
const sharedPartsOfPackages = (dir) => ({
  name: 'shared-parts-of-packages',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!SHARED.includes(source) || readName(importer) !== source) return null;
    return this.resolve(source, join(dir, 'src/remote.tsx'), { ...options, skipSelf: true });
  },
});

function readName(file = '') {
  const folder = isAbsolute(file) && findPackage(dirname(file));
  return folder && readJson(join(folder, 'package.json')).name;
}
