// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedText, isBusy } from './page-activity.ts';

// jsdom has no layout: anything not hidden counts as visible.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
const idle = {
  loadingBar: { phase: 'idle' as const, calls: 0 },
  isMasked: false,
  isBurgerOpen: false,
};
const show = (html: string) => {
  document.body.innerHTML = html;
};
afterEach(() => show(''));

describe('hasUnsavedText', () => {
  it.each([
    ['a field of a form', '<main><form><input value="王"></form></main>', true],
    ['a long text', '<main><form><textarea>您好</textarea></form></main>', true],
    ['nothing', '<main><form><input value=" "><textarea></textarea></form></main>', false],
    ['a search', '<main><form><input type="search" value="王"></form></main>', false],
    ['a choice', '<main><form><input type="radio" value="1" checked></form></main>', false],
    ['a honeypot field', '<main><form><div hidden><input value="x"></div></form></main>', false],
  ])('detects %s', (_name, html, expected) => {
    show(html);
    expect(hasUnsavedText(false)).toBe(expected);
  });
  it('uses the leave warning in the back office, not a form that shows an entry', () => {
    show('<main><form><input value="標題"></form></main>');
    expect(hasUnsavedText(true)).toBe(false);
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    expect(hasUnsavedText(true)).toBe(true);
    removeEventListener('beforeunload', warn);
    expect(hasUnsavedText(true)).toBe(false);
  });
});

it('isBusy is true while a call runs, the page is masked, or a dialog is open', () => {
  expect(isBusy(idle)).toBe(false);
  expect(isBusy({ ...idle, loadingBar: { phase: 'running', calls: 1 } })).toBe(true);
  expect(isBusy({ ...idle, isMasked: true })).toBe(true);
  show('<dialog open></dialog>');
  expect(isBusy(idle)).toBe(true);
  show('<div hidden><div role="dialog" aria-modal="true"></div></div>');
  expect(isBusy(idle)).toBe(false);
});
