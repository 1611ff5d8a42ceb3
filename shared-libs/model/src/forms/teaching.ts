import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import { pair } from '../base/locale.ts';
import { boolean, integer, longText, optional, select, text } from '../fields/index.ts';
import { closingLabels, contactFields, contactLabels, datesLabels, defineForm } from './form.ts';

export const teaching = defineForm({
  name: 'teaching',
  letter: 'T',
  label: pair('到校授課申請', 'Guest lecture request'),
  fields: {
    ...contactFields,
    topic: select('ai', 'engineering', 'business', 'language', 'design', 'medical', 'career'),
    college: optional(select(...COLLEGES)),
    grade: select('10', '11', '12', 'mixed'),
    students: integer(1, 2000),
    periods: integer(1, 20),
    mode: select('onsite', 'online'),
    equipment: optional(text(120)),
    remarks: optional(longText(1000)),
    consent: boolean(),
    // Last, because programs of the office read earlier export columns by position.
    talk: optional(text(40)),
  },
  labels: {
    talk: pair('講題', 'Talk'),
    topic: pair('授課主題', 'Topic'),
    grade: pair('年級', 'Grade'),
    students: pair('學生人數', 'Number of students'),
    college: pair('希望的學院', 'College wished'),
    ...datesLabels,
    mode: pair('進行方式', 'How'),
    periods: pair('節數', 'Number of periods'),
    equipment: pair('現場設備', 'Equipment at hand'),
    ...contactLabels,
    ...closingLabels,
  },
  options: {
    topic: {
      ai: pair('人工智慧', 'Artificial intelligence'),
      engineering: pair('工程', 'Engineering'),
      business: pair('商管', 'Business'),
      language: pair('語言', 'Languages'),
      design: pair('設計', 'Design'),
      medical: pair('醫護', 'Medicine and nursing'),
      career: pair('生涯探索', 'Finding one’s way'),
    },
    grade: {
      '10': pair('高一', 'Grade 10'),
      '11': pair('高二', 'Grade 11'),
      '12': pair('高三', 'Grade 12'),
      mixed: pair('混合年級', 'Mixed'),
    },
    college: COLLEGE_NAMES,
    mode: {
      onsite: pair('到校', 'At your school'),
      online: pair('線上視訊', 'Online'),
    },
  },
});
