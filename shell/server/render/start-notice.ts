import { type Locale, pair } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { identity as own, type SiteIdentity } from '@admissions/site-content';
import { escapeXml } from '../base/escape-xml.ts';

/** Oldest supported versions (docs/browsers.md). */
const BROWSERS = pair(
  'Safari 16.4、Chrome 111、Firefox 115',
  'Safari 16.4, Chrome 111, Firefox 115',
);

/** The style sheet shows it when scripts have failed or not started; needs no script. */
export function renderStartNotice(locale: Locale, identity: SiteIdentity = own) {
  const isEnglish = locale === 'en';
  const sentence = formatMessage(locale, 'start.failed', {
    browsers: BROWSERS[locale],
    office: escapeXml(isEnglish ? identity.officeEn : identity.office),
    phone: escapeXml(isEnglish ? identity.phone.labelEn : identity.phone.label),
    email: escapeXml(identity.email.address),
  });
  return `<p id="start-notice">${sentence}</p>`;
}
