import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ShellContract } from '@admissions/protocol/releases';
import { REMOTE_CONTRACT, SHARED_PACKAGES } from '@admissions/protocol/releases';
import { BROWSERS } from '@admissions/tools/browsers';
import { compressFiles } from '@admissions/tools/compress-files';
import { cssModules } from '@admissions/tools/css-modules';
import { inlineScript } from '@admissions/tools/inline-script';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, parseAst } from 'vite';

// The release tools' part that the server uses travels inside it.
const isOutside = (id: string) =>
  !/^[./\0]/.test(id) &&
  !/^[A-Za-z]:/.test(id) &&
  !id.startsWith('@admissions/tools') &&
  !id.startsWith('es-module-lexer');

// What both documents start with travels as one file: many small ones compress worse and each costs a visitor a request.
const COMMON =
  /node_modules\/(react|react-dom|scheduler|react-router|zustand|@module-federation\/[\w-]+)\/|shared-libs\/(ui|store|api-client)\/dist\/(?!body|forms)|shared-libs\/(model|protocol|site-content)\/dist\/base\/colleges|shell\/src\/((areas|frame|pages|remotes)\/|browser\/page-transitions|start-notice|session\/(?!english|app-token))/;

// What nearly every screen of the back office draws with travels as one file, too: as twenty of its own they cost more than what a screen does not use of it.
const ANTD = /node_modules\/(antd|@ant-design|@rc-component|@babel\/runtime)\//;
const ANTD_SHARE = 9;
// Dialogs and drawers do not come with a list: they are loaded when one first opens.
const ANTD_DIALOGS =
  /node_modules\/(antd\/es\/(modal\/(?!locale|context)|(drawer|skeleton)\/)|@rc-component\/(dialog|drawer)\/)/;

// All that the back office's package brings with its first screen: each of its twenty small files cost nearly a kilobyte of headers.
const DESK = /shared-libs\/admin-ui\/dist\/index\.js/;

// Of it, what the search and the first page of the back office need as well: they have nothing of antd.
const CONTENT =
  /shared-libs\/(model|protocol|site-content)\/dist\/(fields\/field-types|admin-lists|base\/body|kind\/kind|list-views|reviews|trash|working-copies)\.js/;

// The same of what the sign-in and the frame of the back office share with their dialogs.
const ADMIN_START =
  /shared-libs\/(model|protocol|site-content)\/dist\/(messages\/(\w+-)*zh-tw|area-labels)\.js|shell\/src\/admin\/(menu\/(texts|build-menu)|search\/(texts|search-dialog\.module)|help\/screen-help|dashboard\/(moment|dashboard\.module))/;

// These packages do not say of themselves that what is not used of them may be left out: antd's form with its checks came with every list, and no screen has one.
const WITHOUT_EFFECTS = /node_modules\/@rc-component\//;

// What never changes is compressed once, at its best, not by the server for every visitor.
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  writeBundle: ({ dir }, bundle) => compressFiles(dir as string, Object.keys(bundle)),
};

// Remotes are checked against it before a release and when a shell starts.
const contractFile: Plugin = {
  name: 'contract-file',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const packages: ShellContract['packages'] = {};
    for (const [name, { exports }] of Object.entries(SHARED_PACKAGES))
      packages[name] = {
        version: readVersion(name),
        exports: exports === '*' ? await readExports(name) : [...exports],
      };
    const contract: ShellContract = { contract: REMOTE_CONTRACT, packages };
    await writeFile(join(dir, 'contract.json'), `${JSON.stringify(contract)}\n`);
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), inlineScript(), ...(isSsrBuild ? [] : [compressedCopies, contractFile])],
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
  ...(command === 'build' && isSsrBuild && { ssr: { noExternal: ['es-module-lexer'] } }),
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'server/server.ts',
          external: isOutside,
        },
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
          treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECTS, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', minShareCount: 2, test: COMMON, priority: 2 },
                {
                  name: 'antd',
                  minShareCount: ANTD_SHARE,
                  test: (id) => ANTD.test(id) && !ANTD_DIALOGS.test(id),
                  priority: 1,
                },
                { name: 'dialogs', minShareCount: 2, test: ANTD_DIALOGS },
                { name: 'content', minShareCount: 2, test: CONTENT, priority: 1 },
                { name: 'desk', test: DESK },
                { name: 'admin-start', minShareCount: 2, test: ADMIN_START },
              ],
            },
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

// Our own packages are read, not run: that of the back office needs a bundler.
async function readExports(name: string): Promise<string[]> {
  if (!name.startsWith('@admissions/')) return Object.keys(await import(name)).toSorted();
  const file = createRequire(import.meta.url).resolve(name);
  const names = parseAst(readFileSync(file, 'utf8')).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    return node.specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : exported.value,
    );
  });
  if (names.length === 0) throw new Error(`${file} exports nothing that can be read.`);
  return names.toSorted();
}
