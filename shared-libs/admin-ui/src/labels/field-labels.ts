import type { Localised } from '@admissions/contracts';
import { aboutLabels } from './fields/about.ts';
import { adLabels } from './fields/ad.ts';
import { collegeLabels } from './fields/college.ts';
import { facultyLabels } from './fields/faculty.ts';
import { newsLabels } from './fields/news.ts';
import { selfvalueLabels } from './fields/selfvalue.ts';
import { settingLabels } from './fields/setting.ts';

/** What the fields of each kind are called, and the parts of their lists (`list.part`); a field without a name does not compile. */
export const FIELD_LABELS = {
  ...newsLabels,
  ...adLabels,
  ...settingLabels,
  ...facultyLabels,
  ...aboutLabels,
  ...collegeLabels,
  ...selfvalueLabels,
};

/** The name of a field, or of a part of a list (`list.part`); of one that has none, the field's own name. */
export const fieldLabelOf = (kind: string, field: string): Localised =>
  (FIELD_LABELS as Record<string, Record<string, Localised> | undefined>)[kind]?.[field] ?? {
    'zh-TW': field,
    en: field,
  };
