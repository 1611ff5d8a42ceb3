import type { Localised } from '@admissions/contracts';
import { identity } from '@admissions/contracts/site';

/** What the site says of itself on its pages. */
export const IDENTITY_TEXTS = {
  name: { 'zh-TW': identity.name, en: identity.nameEn },
  nameShort: { 'zh-TW': identity.nameShort, en: identity.nameEnShort },
  phone: { 'zh-TW': identity.phone.label, en: identity.phone.labelEn },
  hours: { 'zh-TW': identity.hours, en: identity.hoursEn },
} satisfies Record<string, Localised>;
