import { remoteConfig } from '@admissions/tools/remote-config';

/** Library code of some pages: a chunk each, by path. */
const SHARED = {
  events: '/src/lib/events/',
  article: '/src/lib/article/',
  campus: '/src/lib/campus/',
  year: '/src/lib/year/',
  privacy: '/src/lib/load-privacy|site-content/dist/privacy',
  fields: 'shared-libs/ui/dist/forms',
  fees: '/src/lib/(fees|scores/standards)',
  scores: '/src/lib/scores/',
  finder: '/src/lib/finder/',
  departments: '/src/lib/(departments|calculators|english)/',
  forms: '/src/lib/(proof/|request/(?!check-request))|react-hook-form|model/dist/forms/question',
};

// Of most pages. All style sheets of the library are here: a browser requests six in parallel.
const COMMON = [
  '/src/lib/(?!(article|calculators|campus|departments|english|events|fees|finder|proof|request|scores|year)/|load-privacy)',
  '/src/lib/.*\\.css',
  'model/dist/',
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

const shared = (name: string, path: string, minShareCount: number) => ({
  name,
  test: new RegExp(path),
  minShareCount,
});
export default remoteConfig(import.meta.dirname, {
  chunks: [
    shared('parts', COMMON, 3),
    ...Object.entries(SHARED).map(([name, path]) => shared(name, path, 2)),
    ...FEATURES.map((features) =>
      shared(features.replaceAll('|', '-'), `/src/features/(${features})/.*\\.tsx?$`, 1),
    ),
  ],
});
