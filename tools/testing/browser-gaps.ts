/** What jsdom leaves out and the pages use; each as little as a test needs to see. */
export function fillBrowserGaps(): void {
  if (typeof window === 'undefined') return;
  // What antd measures texts in outlives the page that drew it, and is a text box to whoever looks for one.
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
/** What an element says of its own style, and whether the browser draws it: jsdom would ask every rule of every sheet, antd's too, for each element a test looks for. */
function readStyle(element: HTMLElement): CSSStyleDeclaration {
  if (!element.matches(NOT_DRAWN)) return element.style;
  const style = document.createElement('i').style;
  style.display = 'none';
  return style;
}

/** A matchMedia that these queries match. */
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
