import type { CollegeKey } from './colleges.ts';
import { type Localised, pair } from './locale.ts';

// Separate from the full names, which every visitor loads.

/** Short names of colleges, for labels and filters. */
export const COLLEGE_SHORT_NAMES: Readonly<Record<CollegeKey, Localised>> = {
  international: pair('國際', 'International'),
  engineering: pair('工程', 'Engineering'),
  management: pair('管理', 'Management'),
  communications: pair('電機通訊', 'Communications'),
  informatics: pair('資訊', 'Informatics'),
  humanities: pair('人文社會', 'Humanities'),
  medical: pair('醫護', 'Medical'),
};
