// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openFullPageOffline } from './register-service-worker.ts';

it.each([
  ['a page while offline', '<a href="/news"><span></span></a>', false, true],
  ['a page while online', '<a href="/news"><span></span></a>', true, false],
  ['a section of this page', '<a href="/#top"><span></span></a>', false, false],
  ['nowhere', '<p><span></span></p>', false, false],
])('openFullPageOffline handles a click to %s', (_, html, isOnline, isLeftToTheBrowser) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  // Tests share a document, and so its address.
  history.replaceState(null, '', '/');
  document.body.innerHTML = html;
  let isSeen = false;
  const router = (event: Event) => {
    isSeen = true;
    event.preventDefault();
  };
  // jsdom cannot navigate.
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
