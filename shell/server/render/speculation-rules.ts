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

/** Only until hydration, then the router prefetches data. Prerendering would skew view counts. */
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
