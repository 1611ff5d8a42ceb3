/** Pages that never show the banners of all pages. */
export const PAGES_WITH_OWN_HEADER: ReadonlySet<string> = new Set(['home', '360tours']);
