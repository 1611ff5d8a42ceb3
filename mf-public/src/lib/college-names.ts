import type { Hue, Localised } from '@admissions/contracts';

/** What the seven colleges are called in short. */
export const COLLEGE_NAMES: Readonly<Record<Hue, Localised>> = {
  international: { 'zh-TW': '國際', en: 'International' },
  engineering: { 'zh-TW': '工程', en: 'Engineering' },
  management: { 'zh-TW': '管理', en: 'Management' },
  communications: { 'zh-TW': '電機通訊', en: 'Communications' },
  informatics: { 'zh-TW': '資訊', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會', en: 'Humanities' },
  medical: { 'zh-TW': '醫護', en: 'Medical' },
};
