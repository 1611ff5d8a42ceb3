import type {
  block,
  college as collegeKind,
  collegeUnit,
  features,
  featuresSub,
  heroBanner,
  selection,
  selectionItem,
  senior,
  seniorItem,
  wallPicture,
} from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { college, link, pic, picMobile, title, titleEn, video } from './usual.ts';

const heading = pair('區塊標題', 'Heading');
const intro = pair('引言', 'Introduction');
const text = pair('說明文字', 'Text');

const hero: LabelsOf<typeof heroBanner> = {
  title,
  subtitle: pair('副標題', 'Subtitle'),
  eyebrow: pair('眉標', 'Eyebrow'),
  pic,
  picMobile,
  link,
  linkLabel: pair('按鈕文字', 'Button'),
  video,
};
const colleges: LabelsOf<typeof collegeKind> = {
  title: pair('學院名稱', 'College'),
  titleEn,
  intro: pair('簡介', 'Introduction'),
  pic,
  link,
  hue: pair('代表色', 'Hue'),
};
const units: LabelsOf<typeof collegeUnit> = { college, title: pair('單位名稱', 'Unit'), link };
const blocks: LabelsOf<typeof block> = { title, pic, link, type: pair('位置', 'Place') };
const featured: LabelsOf<typeof features> = { heading, intro };
const featuredItem: LabelsOf<typeof featuresSub> = {
  title,
  text,
  figure: pair('數字', 'Figure'),
  figureNote: pair('數字說明', 'What the figure is'),
  pic,
  link,
};
const picks: LabelsOf<typeof selection> = { heading, intro };
const pick: LabelsOf<typeof selectionItem> = { title, text, pic, link };
const seniors: LabelsOf<typeof senior> = { heading, intro };
const oneSenior: LabelsOf<typeof seniorItem> = {
  name: pair('姓名', 'Name'),
  department: pair('系所', 'Department'),
  quote: pair('一句話', 'Quotation'),
  pic,
  share: pair('分享文章', 'Article'),
};
const picture: LabelsOf<typeof wallPicture> = { title, pic, link };

export const settingLabels = {
  'setting.banner': hero,
  'setting.college': colleges,
  'setting.collegeUnit': units,
  'setting.block': blocks,
  'setting.features': featured,
  'setting.featuresSub': featuredItem,
  'setting.selection': picks,
  'setting.selectionItem': pick,
  'setting.senior': seniors,
  'setting.seniorItem': oneSenior,
  'setting.pic': picture,
};
