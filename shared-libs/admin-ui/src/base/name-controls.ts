import { type Locale, type Localised, pair } from '@admissions/model';

/** antd names icons after their drawing, such as "down"; the text beside it is enough. */
const ICONS = '.anticon[role="img"]:not([aria-hidden])';
/** Icon-only buttons. */
const ICON_BUTTONS: readonly (readonly [selector: string, name: Localised])[] = [
  ['.ant-input-clear-icon', pair('清除', 'Clear')],
  ['.ant-alert-close-icon', pair('關閉', 'Close')],
  ['.ant-input-search-btn', pair('搜尋', 'Search')],
];
/** These follow the language; antd has no option for their names. */
const NAMES: readonly Localised[] = [
  pair('加', 'Increase Value'),
  pair('減', 'Decrease Value'),
  pair('切換', 'segmented control'),
  ...ICON_BUTTONS.map(([, name]) => name),
];

/** Names antd's controls inside an element, now and on every change; returns a stop function. */
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

/** A button without text needs the name of its icon. */
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
