import startPage from './start-page.ts?inline-script';

/** The inline start script of a document, for this entry. */
export const startScript = (entry: string) => startPage.replace('virtual:entry', entry);

/** Marks preloads that wait for that script. */
export const withLatePreloads = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"');
