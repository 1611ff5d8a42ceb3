import type { Locale, Localised } from '@admissions/model';

/** An icon is named after its drawing, such as "down": what it stands beside says it already. */
const ICONS = '.anticon[role="img"]:not([aria-hidden])';
/** Buttons with nothing but an icon in them. */
const ICON_BUTTONS: readonly (readonly [selector: string, name: Localised])[] = [
  ['.ant-input-clear-icon', { 'zh-TW': '清除', en: 'Clear' }],
  ['.ant-alert-close-icon', { 'zh-TW': '關閉', en: 'Close' }],
  ['.ant-input-search-btn', { 'zh-TW': '搜尋', en: 'Search' }],
];
/** What follows the language: those, and what antd names in English whatever it is, because it takes no words for them. */
const NAMES: readonly Localised[] = [
  { 'zh-TW': '加', en: 'Increase Value' },
  { 'zh-TW': '減', en: 'Decrease Value' },
  { 'zh-TW': '切換', en: 'segmented control' },
  ...ICON_BUTTONS.map(([, name]) => name),
];

/** Names antd's controls inside an element in the language of the page, now and whenever some come; answers what ends it. */
export function nameControls(root: HTMLElement, locale: Locale): () => void {
  const nameIn = (part: Element) => {
    for (const control of findAll(part, '[aria-label]')) {
      const label = control.getAttribute('aria-label');
      const name = NAMES.find(({ en, 'zh-TW': chinese }) => en === label || chinese === label);
      if (name && name[locale] !== label) control.setAttribute('aria-label', name[locale]);
    }
    for (const [selector, name] of ICON_BUTTONS)
      for (const button of findAll(part, `${selector}:not([aria-label])`))
        button.setAttribute('aria-label', name[locale]);
    for (const icon of findAll(part, ICONS))
      if (!isOnlyName(icon)) icon.setAttribute('aria-hidden', 'true');
  };
  nameIn(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const part of type === 'attributes' ? [target] : addedNodes)
        if (part instanceof Element) nameIn(part);
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  return () => observer.disconnect();
}

/** A button that says nothing else would have no name at all without that of its icon. */
function isOnlyName(icon: Element): boolean {
  const button = icon.closest('button');
  return (
    !!button && !button.matches('[aria-label], [aria-labelledby]') && !button.textContent.trim()
  );
}
const findAll = (part: Element, selector: string): Element[] => [
  ...(part.matches(selector) ? [part] : []),
  ...part.querySelectorAll(selector),
];
