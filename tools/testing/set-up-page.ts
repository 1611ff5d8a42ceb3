import { afterAll, afterEach, vi } from 'vitest';

// Workers share modules: one cut off while loading would break every later file.
afterAll(() => vi.dynamicImportSettled());

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Testing Library's default of one second is too short for lazy loading on a busy machine.
  configure({ asyncUtilTimeout: 30_000 });
  // Isolates tests from each other, in any order.
  const clearPage = () => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    jsdom.cookieJar.removeAllCookiesSync();
    document.body.removeAttribute('style'); // A fake timer never lifts a dialog's shield.
  };
  afterEach(clearPage);
  // Files share a document: remove antd's leftovers, too.
  clearPage();
  document.body.replaceChildren();
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

declare const jsdom: { cookieJar: { removeAllCookiesSync(): void } };
