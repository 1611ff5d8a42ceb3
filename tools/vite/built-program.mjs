import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { cssModules } from './css-modules.mjs';
import { inlineScript } from './inline-script.mjs';

const CONDITIONS = ['source', 'module', 'node', 'production'];

/** For tests: bundles a program of the workspace into a temporary folder, deleted by `remove`. */
export async function buildProgram(source) {
  const outDir = await mkdtemp(join(tmpdir(), 'program-'));
  await build({
    root: dirname(source),
    configFile: false,
    logLevel: 'error',
    plugins: [inlineScript()],
    css: cssModules(),
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: true, resolve: { conditions: CONDITIONS } },
    build: {
      outDir,
      ssr: true,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: source,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    program: join(outDir, basename(source).replace(/\.\w+$/, '.mjs')),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
