import type { life, share, vitality } from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { body, clickCount, college, date, pic, pics, summary, title } from './usual.ts';

const shares: LabelsOf<typeof share> = {
  name: pair('姓名', 'Name'),
  department: pair('系所', 'Department'),
  college,
  graduation: pair('畢業年或年級', 'Graduation'),
  theme: pair('主題', 'Theme'),
  title,
  quote: pair('一句話', 'Quotation'),
  pic,
  summary,
  body,
  clickCount,
};
const living: LabelsOf<typeof life> = {
  type: pair('分類', 'Type'),
  title,
  pic,
  summary,
  facts: pair('小檔案', 'Facts'),
  'facts.label': pair('項目', 'What'),
  'facts.text': pair('內容', 'Fact'),
  body,
  clickCount,
};
const campus: LabelsOf<typeof vitality> = { title, date, pic, summary, body, ...pics };
export const collegeLabels = {
  'college.share': shares,
  'college.life': living,
  'college.yzu': campus,
};
