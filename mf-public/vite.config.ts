import { remoteConfig } from '@admissions/tools/remote-config';

// Features of small pages that share most of their parts, each a file: every file of a release is named with its hash in every document, and
// small ones cost more there than they are worth.
const FEATURES = [
  'camp',
  'departments',
  'events',
  'life',
  'news',
  'opportunities',
  'share',
  'site',
  'visit|interview|teaching',
];

// What comes only when a visitor opens it.
const OPENED = 'my-scores/(?!scores-block|texts)';

export default remoteConfig(import.meta.dirname, {
  chunks: [
    // What most pages use; what forms and articles bring stays apart.
    {
      name: 'parts',
      test: /\/src\/lib\/(?!article|events|finder|request|proof|marks|fees|campus|year|load-privacy)|contracts\/dist\/(kind\/choices|base\/(college|cluster-names))|preload-helper/,
      minShareCount: 3,
    },
    {
      name: 'reckoning',
      test: /\/src\/lib\/(marks|fees)\/|contracts\/dist\/base\/admission-tests/,
      minShareCount: 2,
    },
    { name: 'campus', test: /\/src\/lib\/campus\//, minShareCount: 2 },
    { name: 'year', test: /\/src\/lib\/year\//, minShareCount: 2 },
    // With the guides, and on the home page when somebody types.
    {
      name: 'finder',
      test: /\/src\/lib\/finder\//,
      minShareCount: 2,
    },
    {
      name: 'article',
      test: /\/src\/lib\/article\/|shared-libs\/ui\/dist\/body/,
      minShareCount: 2,
    },
    {
      name: 'occasions',
      test: /\/src\/lib\/events\/|contracts\/dist\/(base\/event-names|forms\/event-places)/,
      minShareCount: 2,
    },
    // What the forms are made of: the questions of a story are one too, whose page the others need not have.
    {
      name: 'fields',
      test: /contracts\/dist\/(fields|forms\/(?!event-places))/,
      minShareCount: 2,
    },
    ...FEATURES.map((features) => ({
      name: features.replaceAll('|', '-'),
      test: new RegExp(`/src/features/(${features})/(?!${OPENED}).*\\.tsx?$`),
    })),
  ],
});
