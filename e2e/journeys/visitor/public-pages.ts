/** The visitors' pages of this version, with one news item. */
export const PUBLIC_PAGES = ['/', '/news', '/newsCont?id=1', '/formVisit', '/admissions'] as const;
