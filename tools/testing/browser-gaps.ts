/** Minimal stubs of browser features that jsdom lacks. */
export function fillBrowserGaps(): void {
  if (typeof window === 'undefined') return;
  // antd's text measuring element outlives its page and has the role textbox.
  document.querySelector('textarea[name="hiddenTextarea"]')?.remove();
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia ??= mediaMatching();
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => {};
  window.CSS ??= { supports: () => false } as unknown as typeof CSS;
  window.reportError ??= (error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
  window.getComputedStyle = (element) => readStyle(element as HTMLElement);
  window.scrollTo = () => {};
}

const NOT_DRAWN = '[hidden], dialog:not([open]), head, head *, script, style, template';
/** An element's inline style and visibility only: jsdom is slow at matching all style sheets. */
function readStyle(element: HTMLElement): CSSStyleDeclaration {
  if (!element.matches(NOT_DRAWN)) return element.style;
  const style = document.createElement('i').style;
  style.display = 'none';
  return style;
}

/** A matchMedia that matches these queries. */
export const mediaMatching =
  (...matching: string[]) =>
  (media: string): MediaQueryList => ({
    media,
    matches: matching.includes(media),
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => true,
  });
