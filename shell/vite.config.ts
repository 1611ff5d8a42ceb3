import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/contracts';
import { BROWSERS } from '@admissions/tools/browsers';
import { compressFiles } from '@admissions/tools/compress-files';
import { cssModules } from '@admissions/tools/css-modules';
import { inlineScript } from '@admissions/tools/inline-script';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The release tools' part that the server uses travels inside it.
const isOutside = (id: string) =>
  !/^[./\0]/.test(id) && !/^[A-Za-z]:/.test(id) && !id.startsWith('@admissions/tools');

// What both documents start with travels as one file: many small ones compress worse and each costs a visitor a request.
const COMMON =
  /node_modules\/(react|react-dom|scheduler|react-router|zustand|@module-federation\/[\w-]+)\/|shared-libs\/(ui|store|api-client)\/dist\/(?!body|forms)|shared-libs\/contracts\/dist\/base\/colleges|shell\/src\/((frame|pages|remotes)\/|session\/(?!english|app-token))/;

// What never changes is compressed once, at its best, not by the server for every visitor.
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: ({ dir }, bundle) => compressFiles(dir as string, Object.keys(bundle)),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), inlineScript(), ...(isSsrBuild ? [] : [compressedCopies])],
  css: cssModules(),
  define: {
    __SHARED_VERSIONS__: JSON.stringify(
      Object.fromEntries(Object.keys(SHARED_PACKAGES).map((name) => [name, readVersion(name)])),
    ),
    // The runtime then leaves out its snapshot plugin. FEDERATION_ALLOW_NEW_FUNCTION must stay undefined: any value makes it need eval.
    ...(!isSsrBuild && { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
  },
  // In development the workspace's sources are served as they are.
  ...(command === 'serve' && {
    resolve: { conditions: ['source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  }),
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'server/server.ts', external: isOutside },
      }
    : {
        target: BROWSERS,
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            public: 'src/entry-public.tsx',
            admin: 'src/entry-admin.tsx',
            worker: 'src/offline/service-worker.ts',
          },
          output: {
            codeSplitting: { groups: [{ name: 'common', minShareCount: 2, test: COMMON }] },
          },
        },
      },
}));

function readVersion(name: string): string {
  const folder = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  for (const parent of createRequire(import.meta.url).resolve.paths(folder) ?? []) {
    try {
      return JSON.parse(readFileSync(join(parent, folder, 'package.json'), 'utf8')).version;
    } catch {}
  }
  throw new Error(`${folder} is not installed next to ${dirname(import.meta.filename)}`);
}
