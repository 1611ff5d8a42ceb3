const EXCLUDED_PATHS = [
  '/admin*',
  '/api/*',
  '/media/*',
  '/form*',
  '/original/form*',
  '/calendar.ics*',
  '/feed.xml*',
  '/sitemap.xml*',
];

/**
 * Until a page has come to life its links open whole documents: those under the pointer are fetched ahead. Afterwards the router fetches data alone, and the entry takes
 * the rules away. Nothing is prerendered: a page that nobody looks at is not counted, and need not be drawn.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: EXCLUDED_PATHS } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
