import { releaseFiles, sharedWithShell } from '@admissions/tools/release-files';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    federation({
      name: 'mf_admin_content',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.tsx' },
      shared: sharedWithShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      // The host provides the runtime: 11 kB less in every remote.
      experiments: { externalRuntime: true },
      dev: { remoteHmr: true },
      // The default of 10 seconds is too short on a busy machine.
      moduleParseIdleTimeout: 30,
    }),
    releaseFiles(),
  ],
});
