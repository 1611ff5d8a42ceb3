import { type Localised, pair } from './locale.ts';

/** The seven colleges by key, in menu order; the key also selects the colour (`data-college`). */
export const COLLEGES = [
  'international',
  'engineering',
  'management',
  'communications',
  'informatics',
  'humanities',
  'medical',
] as const;
export type CollegeKey = (typeof COLLEGES)[number];

export const COLLEGE_NAMES: Readonly<Record<CollegeKey, Localised>> = {
  international: pair('國際學院', 'International College'),
  engineering: pair('工程學院', 'Engineering'),
  management: pair('管理學院', 'Management'),
  communications: pair('電機通訊學院', 'Electrical and Communications'),
  informatics: pair('資訊學院', 'Informatics'),
  humanities: pair('人文社會學院', 'Humanities and Social Sciences'),
  medical: pair('醫護學院', 'Medical and Nursing'),
};
