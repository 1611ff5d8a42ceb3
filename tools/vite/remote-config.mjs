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
 * The Vite configuration of the remote in this folder: a federated build for the browser and, with ssr, a plain ESM build for the server beside it.
 * `chunks` are files that several modules share, as Rolldown's codeSplitting groups; without them, what three pages use of `src/lib` is one.
 * REMOTE_VERSION, REMOTE_OUT_DIR and REMOTE_PORT override version, output folder and development port. `isAlone` says that it stands in a repository of its
 * own, where it is developed in a deployed shell.
 */
export const remoteConfig =
  (dir, { chunks = [LIB], isAlone = false } = {}) =>
  async ({ command }) => {
    const remote = readRemote(dir);
    if (command !== 'serve') return buildConfig(dir, remote, chunks);
    return isAlone ? loneDevConfig(dir, remote) : devConfig(dir, remote);
  };

/** remote.json with the version of package.json (or REMOTE_VERSION); throws a sentence when it is not valid. */
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

// What several pages use in one file instead of twenty small ones: a page loads as fast as its longest chain of requests.
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

// What starts a page from its own build: a remote is started by the shell alone, and every file of a release is named in every document.
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

// A page that travels in the file of its feature stands in the manifest as one with a file of its own does: from there a release knows what it needs.
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

// Only the shared packages stay imports: a release carries everything else, so that no other version of it can get in its way on the server.
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

// The React of a deployed shell is that of production: it can replace no component in place, and has no development form of JSX. An edit loads the page again.
const loneDevConfig = (dir, remote) => ({
  ...devServer(dir),
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // The bundler's client makes each such setting a global of the page, which the shell's federation runtime would take for its own: it would load no remote.
  plugins: federated(dir, remote, { disableRemote: false }),
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
    // Seconds without a module, after which it goes on with what it has, in silence: a weak share of a machine has made longer pauses than its ten. Sources that do not parse are told of as late.
    moduleParseIdleTimeout: 30,
    experiments: { externalRuntime: true },
    disableSnapshot: true,
    disableRemote: true,
    ...more,
  }),
];

// What travels with pages, such as @admissions/ui/body, asks for the shared part of its own package by the package's name. The federation leaves such a request alone, and the
// bundler would put that part in a second time, with contexts that nobody provides. Asked for by the remote it is the shell's.
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
