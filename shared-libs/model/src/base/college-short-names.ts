import type { CollegeKey } from './colleges.ts';
import type { Localised } from './locale.ts';

// Separate from the full names, which every visitor loads.

/** Short names of colleges, for labels and filters. */
export const COLLEGE_SHORT_NAMES: Readonly<Record<CollegeKey, Localised>> = {
  international: { 'zh-TW': '國際', en: 'International' },
  engineering: { 'zh-TW': '工程', en: 'Engineering' },
  management: { 'zh-TW': '管理', en: 'Management' },
  communications: { 'zh-TW': '電機通訊', en: 'Communications' },
  informatics: { 'zh-TW': '資訊', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會', en: 'Humanities' },
  medical: { 'zh-TW': '醫護', en: 'Medical' },
};
