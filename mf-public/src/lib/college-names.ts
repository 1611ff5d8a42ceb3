import type { Hue } from '@admissions/contracts';

/** What the seven colleges are called in short. */
export const COLLEGE_NAMES: Readonly<Record<Hue, string>> = {
  international: '國際',
  engineering: '工程',
  management: '管理',
  communications: '電機通訊',
  informatics: '資訊',
  humanities: '人文社會',
  medical: '醫護',
};
