import { remoteConfig } from '@admissions/tools/remote-config';

// Features of small pages that share most of their parts, each a file: every file of a release is named with its hash in every document, and
// small ones cost more there than they are worth.
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

// What has a file of its own, or stays with those that use it.
const APART = [
  'calculators',
  'departments',
  'article',
  'english',
  'events',
  'finder',
  'request',
  'proof',
  'scores',
  'fees',
  'campus',
  'year',
  'load-privacy',
];
// What lists and forms stand under: pages of one entry have none.
const HEADS = 'banners/(page-head|slide-band|banner-(pictures|words|carousel))';
// What most pages use, but not the home page.
const NOT_AT_HOME = [
  'application-step',
  'demo-contact',
  'filter-chips',
  'joined-words',
  'list-query',
  'marked',
  'shortlist',
  'stacked-bar',
  'structured/events',
  'tool-block',
];

// Their rules travel with those of all pages: a style sheet of its own costs each page a request before the first paint, the seventh waits for the first to end
// where a front speaks no HTTP/2.
const SMALL_STYLES = `/src/lib/(${['events', 'scores', 'fees', 'article/share-bar', ...NOT_AT_HOME].join('|')}).*\\.css`;

export default remoteConfig(import.meta.dirname, {
  chunks: [
    // A group takes what its files need along, the first one first: what the home page uses stands before the rest.
    {
      name: 'parts',
      test: new RegExp(
        `/src/lib/(?!${[...APART, HEADS, ...NOT_AT_HOME].join('|')})|${SMALL_STYLES}|model/dist/base/(colleges|cluster-names|locale)|preload-helper`,
      ),
      minShareCount: 3,
    },
    {
      name: 'pieces',
      test: new RegExp(
        `/src/lib/(${NOT_AT_HOME.join('|')})|model/dist/(kind/choices|base/(calendar-words|college-)|format-number)`,
      ),
      minShareCount: 3,
    },
    { name: 'heads', test: new RegExp(`/src/lib/${HEADS}`), minShareCount: 2 },
    { name: 'calculators', test: /\/src\/lib\/(fees|scores\/standards)/, minShareCount: 2 },
    // The fields alone: what only forms need besides follows below.
    { name: 'fields', test: /shared-libs\/ui\/dist\/forms/, minShareCount: 2 },
    {
      name: 'scores',
      test: /\/src\/lib\/scores\/|model\/dist\/base\/admission-tests/,
      minShareCount: 2,
    },
    // Of the English home page and of its programmes, so that the home page does not bring the guides.
    { name: 'english', test: /\/src\/lib\/english\//, minShareCount: 2 },
    { name: 'campus', test: /\/src\/lib\/campus\/(?!route-map\.tsx)/, minShareCount: 2 },
    { name: 'route-map', test: /\/src\/lib\/campus\/route-map/, minShareCount: 2 },
    { name: 'year', test: /\/src\/lib\/year\//, minShareCount: 2 },
    // With the guides, and on the home page when somebody types.
    {
      name: 'finder',
      test: /\/src\/lib\/finder\//,
      minShareCount: 2,
    },
    // Departments and guides have texts and a line to share, but nothing else of an article.
    {
      name: 'body',
      test: /\/src\/lib\/article\/share-bar|shared-libs\/ui\/dist\/body/,
      minShareCount: 2,
    },
    { name: 'article', test: /\/src\/lib\/article\//, minShareCount: 2 },
    {
      name: 'events',
      test: /\/src\/lib\/events\/|model\/dist\/(base\/event-names|forms\/event-seats)/,
      minShareCount: 2,
    },
    {
      name: 'privacy',
      test: /\/src\/lib\/load-privacy|site-content\/dist\/privacy/,
      minShareCount: 2,
    },
    { name: 'questions', test: /model\/dist\/forms\/question/, minShareCount: 2 },
    // What every form for visitors is made of, so that none of them brings what its neighbours alone need.
    {
      name: 'forms',
      test: /\/src\/lib\/request\/(?!check-request)|react-hook-form/,
      minShareCount: 2,
    },
    {
      name: 'departments',
      test: /\/src\/lib\/(departments|calculators\/(costs|scores\/(scores-block|texts)))/,
      minShareCount: 2,
    },
    ...FEATURES.map((features) => ({
      name: features.replaceAll('|', '-'),
      test: new RegExp(`/src/features/(${features})/.*\\.tsx?$`),
    })),
  ],
});
