import { pair } from '@admissions/model';
import { RELEASE_PARAM } from '@admissions/protocol/releases';
import type { BrowserBoot } from './read-boot.ts';

const TEXTS = {
  developing: pair('開發中：', 'In development: '),
  looking: pair('您正在看尚未上線的版本：', 'You are looking at a version that is not live: '),
  between: pair('、', ', '),
  end: pair('回到目前的網站', 'Back to the live site'),
};

/** Lists overridden remotes on every page, with a way back. Outside the page's React tree. */
export function showOverrides({ locale, site }: Pick<BrowserBoot, 'locale' | 'site'>) {
  const banner = document.createElement('aside');
  const names = (site.overrides ?? []).join(TEXTS.between[locale]);
  banner.append(TEXTS[site.isPreview ? 'looking' : 'developing'][locale] + names);
  banner.setAttribute('role', 'note');
  banner.setAttribute('translate', 'no');
  Object.assign(banner.style, {
    position: 'sticky',
    bottom: '0',
    padding: '6px 12px',
    font: '14px/1.6 sans-serif',
    overflowWrap: 'anywhere',
    color: '#000',
    background: '#ffb703',
    zIndex: '9999',
  });
  if (site.isPreview) banner.append(' ', createEnd(locale));
  document.body.append(banner);
  // Floating elements move above it.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--below', `${banner.offsetHeight}px`),
  ).observe(banner);
}

// A link, not a script: works on any page, and the next document is the live one.
function createEnd(locale: BrowserBoot['locale']): HTMLAnchorElement {
  const link = document.createElement('a');
  const address = new URL(location.href);
  address.searchParams.set(RELEASE_PARAM, '');
  link.href = address.pathname + address.search;
  link.textContent = TEXTS.end[locale];
  Object.assign(link.style, {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: '#000',
    textDecoration: 'underline',
    whiteSpace: 'nowrap',
  });
  return link;
}
