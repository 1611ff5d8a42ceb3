// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFullPageOffline } from './register-service-worker.ts';

afterEach(() => vi.restoreAllMocks());

describe('openFullPageOffline', () => {
  it.each([
    ['a page, without a connection', '<a href="/news"><span></span></a>', false, true],
    ['a page, with a connection', '<a href="/news"><span></span></a>', true, false],
    ['a place on this page', '<a href="/#top"><span></span></a>', false, false],
    ['nowhere', '<p><span></span></p>', false, false],
  ])('a click that leads to %s', (_, html, isOnline, isLeftToTheBrowser) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    // Files share a document, and with it where it is.
    history.replaceState(null, '', '/');
    document.body.innerHTML = html;
    let isSeen = false;
    const router = (event: Event) => {
      isSeen = true;
      event.preventDefault();
    };
    // jsdom cannot go anywhere.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', openFullPageOffline, { capture: true });
    addEventListener('click', stay, { capture: true });
    document.addEventListener('click', router);
    document.querySelector('span')?.click();
    removeEventListener('click', openFullPageOffline, { capture: true });
    removeEventListener('click', stay, { capture: true });
    document.removeEventListener('click', router);
    expect(isSeen).toBe(!isLeftToTheBrowser);
  });
});
