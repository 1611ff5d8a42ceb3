import type { Locale } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import { identity } from '@admissions/contracts/site';

/** The oldest ones that the site is built for (docs/browsers.md). */
const BROWSERS = {
  'zh-TW': 'Safari 16.4、Chrome 111、Firefox 114',
  en: 'Safari 16.4, Chrome 111, Firefox 114',
};

/** Says why nothing can be pressed. The style sheet shows it where the scripts failed or have not started after a while; it needs no script. */
export function startNotice(locale: Locale): string {
  const isEnglish = locale === 'en';
  const sentence = messageOf(locale, 'start.failed', {
    browsers: BROWSERS[locale],
    office: isEnglish ? identity.officeEn : identity.office,
    phone: isEnglish ? identity.phone.labelEn : identity.phone.label,
    email: identity.email.address,
  });
  return `<p id="start-notice">${sentence}</p>`;
}
