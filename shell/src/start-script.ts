import startPage from './start-page.ts?inline-script';

/** The script that a document starts itself with, out of start-page.ts, for the entry at this address. */
export const startScript = (entry: string): string => startPage.replace('virtual:entry', entry);

/** Marks preloads to wait for that script. */
export const withLatePreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"');
