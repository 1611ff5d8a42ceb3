/** What jsdom leaves out and the pages use; each as little as a test needs to see. */
export function fillBrowserGaps(): void {
  if (typeof window === 'undefined') return;
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
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => computed(element);
  window.scrollTo = () => {};
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
