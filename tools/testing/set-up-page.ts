import { afterAll, afterEach, vi } from 'vitest';

// Modules live as long as the worker: one that still loads when its file ends would be cut off, and stay broken for every file after it.
afterAll(() => vi.dynamicImportSettled());

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Of its own, Testing Library waits a second: less than a busy machine takes to draw, or to read what a page fetches only when it is needed.
  configure({ asyncUtilTimeout: 30_000 });
  // What one test shows the next must not find, in whatever order they come.
  afterEach(cleanup);
  // Files share a document: what the last one showed goes, with what antd put beside it; so do its address and what it kept.
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
}

declare const jsdom: { cookieJar: { removeAllCookiesSync(): void } };
