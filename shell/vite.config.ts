import { BROWSERS } from '@admissions/tools/browsers';
import { cssModules } from '@admissions/tools/css-modules';
import { inlineScript } from '@admissions/tools/inline-script';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import {
  compressedCopies,
  contractFile,
  readSharedVersions,
  zodLocales,
} from './vite-plugins.config.ts';

const BUNDLED = /^([./\0]|[A-Za-z]:|@admissions\/releases)/;
// What the documents of visitors and staff share, and what nearly every screen of the back office draws with.
const COMMON =
  /node_modules\/(react|react-dom|scheduler|react-router|zustand|@module-federation\/[\w-]+)\/|shared-libs\/(ui|store|api-client)\/dist\/(?!body|forms)|shell\/src\/(browser-shell|(areas|frame|pages|remotes)\/|browser\/(page-transitions|replaced-texts)|start-notice|session\/(?!english|app-token))/;
const ANTD = /node_modules\/(antd|@ant-design|@rc-component|@babel\/runtime)\//;
const groups = [
  { name: 'common', minShareCount: 2, test: COMMON, priority: 1 },
  { name: 'antd', minShareCount: 9, test: ANTD },
];
const input = {
  public: 'src/entry-public.tsx',
  admin: 'src/entry-admin.tsx',
  worker: 'src/offline/service-worker.ts',
};
// Its packages do not state that their modules have no side effects.
const treeshake = {
  moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }],
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    inlineScript(),
    ...(isSsrBuild ? [] : [zodLocales, compressedCopies, contractFile]),
  ],
  css: cssModules(),
  define: {
    __SHARED_VERSIONS__: JSON.stringify(readSharedVersions()),
    // The runtime then leaves out its snapshot plugin; any FEDERATION_ALLOW_NEW_FUNCTION would make it need eval.
    ...(!isSsrBuild && { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
  },
  // In development the workspace's sources are served as they are.
  ...(command === 'serve' && {
    resolve: { conditions: ['source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : BROWSERS,
    minify: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    ssr: isSsrBuild,
    manifest: !isSsrBuild,
    ...(!isSsrBuild && { assetsInlineLimit: 0 }),
    rolldownOptions: isSsrBuild
      ? { input: 'server/server.ts', external: (id) => !BUNDLED.test(id) }
      : { input, treeshake, output: { codeSplitting: { groups } } },
  },
}));
