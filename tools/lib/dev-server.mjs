import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { PAGE_EXPORTS } from '../vite/edited-pages.mjs';
import { readRemote } from '../vite/release-files.mjs';

/** Paths that are never the bundler's. */
const SERVERS_OWN = /^\/(api|media|remotes|shell|healthz|readyz|metrics|admin)(\/|\?|$)/;
const ENTRY = (name) => `/@dev-entry/${name}.js`;

/** Starts the development server of a remote; returns a release that points to it. */
export async function startRemoteDev({ remote, port }) {
  process.env.REMOTE_PORT = String(port);
  const vite = await createServer({
    root: remote.dir,
    configFile: join(remote.dir, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
  });
  await vite.listen();
  return { release: releaseAt(remote, `http://127.0.0.1:${port}/`), close: () => vite.close() };
}

/** A release that points to the sources of a remote. */
export const releaseAt = (remote, base) => ({
  manifest: readRemote(remote.dir),
  base,
  entry: 'remoteEntry.js',
  css: [],
  routes: {},
  files: {},
  releasedAt: new Date().toISOString(),
});

/** Starts the shell from its sources, with SSR from the remotes' sources and hot updates. */
export async function startShellDev({ root, env, overrides, port }) {
  const shell = join(root, 'shell');
  const vite = await createServer({
    root: shell,
    configFile: join(shell, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      host: '127.0.0.1',
      fs: { allow: [root] },
      hmr: { port: port + 20_000 },
    },
    appType: 'custom',
    plugins: [devEntries()],
  });
  const { buildApp } = await vite.ssrLoadModule('/server/app.ts');
  const { readConfig } = await vite.ssrLoadModule('/server/base/config.ts');
  const entryAssets = (name) => ({ entry: ENTRY(name), preload: [], css: [], integrity: {} });
  const app = await buildApp({
    config: { ...readConfig({ ...env, PORT: String(port) }, root), logLevel: 'warn' },
    clientDir: join(shell, 'public'),
    entry: () => vite.ssrLoadModule('/src/entry-server.tsx'),
    rendererProgram: null,
    dev: {
      assets: { public: entryAssets('public'), admin: entryAssets('admin') },
      overrides: overrides.map(({ release }) => release),
      load: ({ manifest }) =>
        vite.ssrLoadModule(
          join(
            overrides.find(({ release }) => release.manifest.name === manifest.name).dir,
            'src/remote.tsx',
          ),
        ),
      serverFactory: (handler) =>
        createHttpServer((request, response) =>
          SERVERS_OWN.test(request.url)
            ? handler(request, response)
            : vite.middlewares(request, response, () => handler(request, response)),
        ),
    },
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    async close() {
      await app.close();
      await vite.close();
    },
  };
}

// Without index.html, the entries import Vite's client and the refresh preamble themselves.
function devEntries() {
  const lines = (entry) =>
    [
      "import '/@vite/client';",
      `window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(PAGE_EXPORTS)};`,
      ...(react.preambleCode ?? '').replaceAll('__BASE__', '/').split('\n'),
      `await import('/src/entry-${entry}.tsx');`,
    ].join('\n');
  return {
    name: 'dev-entries',
    resolveId: (id) => (id.startsWith('/@dev-entry/') ? id : null),
    load: (id) =>
      id.startsWith('/@dev-entry/') ? lines(id.slice('/@dev-entry/'.length, -'.js'.length)) : null,
  };
}
