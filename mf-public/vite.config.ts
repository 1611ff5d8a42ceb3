import { releaseFiles, sharedWithShell } from '@admissions/tools/release-files';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Library code of some pages: a chunk each, by path. */
const CHUNKS = {
  events: '/src/lib/events/',
  article: '/src/lib/article/',
  campus: '/src/lib/campus/',
  year: '/src/lib/year/',
  privacy: '/src/lib/load-privacy|site-content/dist/privacy',
  fields: 'shared-libs/ui/dist/forms',
  fees: '/src/lib/(fees|scores/standards)',
  scores: '/src/lib/scores/',
  finder: '/src/lib/finder/|model/dist/understanding/',
  departments: '/src/lib/(departments|calculators|english)/',
  forms: '/src/lib/(proof/|request/(?!check-request))|react-hook-form|model/dist/forms/question',
};

// Of most pages. All style sheets of the library are here: a browser requests six in parallel.
const COMMON = [
  '/src/lib/(?!(article|calculators|campus|departments|english|events|fees|finder|proof|request|scores|year)/|load-privacy)',
  '/src/lib/.*\\.css',
  'model/dist/(?!understanding/)',
  'preload-helper',
].join('|');

/** Pages of a feature share most of their code: one chunk. */
const FEATURES = [
  'camp',
  'compare',
  'department',
  'events',
  'guide',
  'life',
  'news',
  'programmes',
  'share',
  'site',
  'visit|interview|teaching',
];

const toGroup = (name: string, path: string, minShareCount: number) => ({
  name,
  test: new RegExp(path),
  minShareCount,
});

const groups = [
  toGroup('parts', COMMON, 3),
  ...Object.entries(CHUNKS).map(([name, path]) => toGroup(name, path, 2)),
  ...FEATURES.map((features) =>
    toGroup(features.replaceAll('|', '-'), `/src/features/(${features})/.*\\.tsx?$`, 1),
  ),
];

export default defineConfig({
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  plugins: [
    react(),
    federation({
      name: 'mf_public',
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
