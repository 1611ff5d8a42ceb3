import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from './browsers.mjs';

/** Vite configuration of a shared library: ESM for browser and server, node_modules external. */
export const libConfig = (entry, output = {}) =>
  defineConfig({
    plugins: [react()],
    build: {
      target: BROWSERS,
      minify: false,
      sourcemap: false,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external: (id) => !/^[./\0]/.test(id) && !/^[A-Za-z]:/.test(id), output },
    },
  });
