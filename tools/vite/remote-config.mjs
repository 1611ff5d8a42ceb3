import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/contracts';
import { remoteManifestSchema } from '@admissions/contracts/schema';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { BROWSERS } from './browsers.mjs';
import { cssModules } from './css-modules.mjs';

const SHARED = Object.keys(SHARED_PACKAGES);

/**
 * The Vite configuration of the remote in this folder: a federated build for the browser and, with ssr, a plain ESM build for the server beside it.
 * `together` names features of small pages that share most of their parts: each, or each list of them, becomes one file.
 * REMOTE_VERSION, REMOTE_OUT_DIR and REMOTE_PORT override version, output folder and development port.
 */
export const remoteConfig =
  (dir, { together = [] } = {}) =>
  async ({ command }) => {
    const remote = readRemote(dir);
    return command === 'serve' ? devConfig(dir, remote) : buildConfig(dir, remote, together);
  };

/** remote.json with the version of package.json (or REMOTE_VERSION); throws a sentence when it is not valid. */
export function readRemote(dir) {
  const read = (file) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const version = process.env.REMOTE_VERSION || read('package.json').version;
  const checked = remoteManifestSchema.safeParse({ ...read('remote.json'), version });
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    (issue) => `${issue.path.join('.') || 'remote.json'}: ${issue.message}`,
  );
  throw new Error(`${join(dir, 'remote.json')} is not valid: ${faults.join('; ')}`);
}

// What several pages use in one file instead of twenty small ones: a page loads as fast as its longest chain of requests. Forms and articles bring more, and stay apart.
const PARTS = {
  name: 'parts',
  test: /\/src\/lib\/(?!article|request|proof)|contracts\/dist\/(kinds\/choices|college)|preload-helper/,
  minShareCount: 3,
};
const ARTICLE = {
  name: 'article',
  test: /\/src\/lib\/article\/|shared-libs\/ui\/dist\/body/,
  minShareCount: 2,
};
// Every file of a release is named with its hash in every document: small ones cost more there than they are worth.
const featureFiles = (together) =>
  together
    .map((features) => [features].flat())
    .map((names) => ({
      name: names.join('-'),
      test: new RegExp(`/src/features/(${names.join('|')})/.*\\.tsx?$`),
    }));

function buildConfig(dir, remote, together) {
  const outDir = process.env.REMOTE_OUT_DIR || join(dir, 'dist');
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
        output: { codeSplitting: { groups: [PARTS, ARTICLE, ...featureFiles(together)] } },
      },
    },
    plugins: [react(), federated(remote), withoutHost(), pagesInGroups(dir)],
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client);
        if (remote.ssr) await build(serverConfig(dir, { outDir: join(outDir, 'server'), remote }));
      },
    },
  };
}

// What starts a page from its own build: a remote is started by the shell alone, and every file of a release is named in every document.
const withoutHost = () => ({
  name: 'without-host',
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

function devConfig(dir, remote) {
  const port = Number(process.env.REMOTE_PORT || 5401);
  return {
    root: dir,
    resolve: { conditions: ['source', ...defaultClientConditions] },
    css: cssModules(),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      origin: `http://127.0.0.1:${port}`,
      cors: true,
    },
    plugins: [react(), federated(remote, { dev: { remoteHmr: true } })],
  };
}

const federated = (remote, more = {}) =>
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
    experiments: { externalRuntime: true },
    disableSnapshot: true,
    disableRemote: true,
    ...more,
  });
