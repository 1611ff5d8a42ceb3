import { join } from 'node:path';
import { cssModules } from '@admissions/tools/css-modules';
import { inlineScript } from '@admissions/tools/inline-script';
import type { Plugin, UserConfig } from 'vite';
import { SERVER_PACKAGES } from './server/render/server-packages.ts';

const PREFIX = 'virtual:sealed/';

/** The entry of one shared package, with its exports by name: those of CommonJS are not static. */
const sealedPackages: Plugin = {
  name: 'sealed-packages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const name = id.slice(PREFIX.length + 1);
    const exports = name.startsWith('@admissions/') ? [] : Object.keys(await import(name));
    const named = exports.filter((each) => each !== 'module.exports').join(', ');
    return [
      `export ${named ? `{ ${named} }` : '*'} from '${name}';`,
      // The stub beside a release re-exports a default, whether or not there is one.
      ...(exports.includes('default') ? [] : ['export default undefined;']),
    ].join('\n');
  },
};

const packageFile: Plugin = {
  name: 'package-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }' });
  },
};

// Whole in itself and without links: all that a renderer can read beside its release.
// Built packages, not sources: their class names are those of the style sheets that browsers get.
export default {
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [inlineScript(), sealedPackages, packageFile],
  css: cssModules(),
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist/renderer',
    emptyOutDir: true,
    ssr: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        renderer: join(import.meta.dirname, 'server/renderer.ts'),
        ...Object.fromEntries(
          SERVER_PACKAGES.map((name) => [`packages/${name}`, `${PREFIX}${name}`]),
        ),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
} satisfies UserConfig;
