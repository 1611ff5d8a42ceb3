import type { Localised } from './locale.ts';

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
  international: { 'zh-TW': '國際學院', en: 'International College' },
  engineering: { 'zh-TW': '工程學院', en: 'Engineering' },
  management: { 'zh-TW': '管理學院', en: 'Management' },
  communications: { 'zh-TW': '電機通訊學院', en: 'Electrical and Communications' },
  informatics: { 'zh-TW': '資訊學院', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會學院', en: 'Humanities and Social Sciences' },
  medical: { 'zh-TW': '醫護學院', en: 'Medical and Nursing' },
};
