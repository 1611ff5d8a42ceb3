import { inlineScript } from '@admissions/tools/inline-script';
import { defineConfig } from 'vite';

// One flat folder: the server finds its worker programs next to itself.
export default defineConfig({
  plugins: [inlineScript()],
  resolve: { conditions: ['source'] },
  ssr: {
    resolve: { conditions: ['source'], externalConditions: ['source'] },
    noExternal: [
      /^@admissions\//,
      'es-module-lexer',
      /^(postcss|nanoid|picocolors|source-map-js)$/,
    ],
  },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        'embedded-worker': 'src/platform/db/embedded/embedded-worker.ts',
        'print-document': 'src/print-document.ts',
        'make-template': 'src/platform/db/embedded/make-template.ts',
        'check-program': 'src/features/releases/check-program.ts',
        'read-rows-worker': 'src/platform/spreadsheets/read-rows-worker.ts',
        'open-snapshot': 'src/platform/db/snapshots/open-snapshot.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
