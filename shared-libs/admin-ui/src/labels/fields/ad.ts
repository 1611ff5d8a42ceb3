import type { banner, bannerSub } from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { link, pic, picMobile, title } from './usual.ts';

const place: LabelsOf<typeof banner> = {
  title: pair('版位名稱', 'Place'),
  page: pair('頁面', 'Page'),
  mode: pair('形式', 'Form'),
};
const sub: LabelsOf<typeof bannerSub> = {
  bid: pair('版位', 'Place'),
  title,
  text: pair('說明文字', 'Text'),
  pic,
  picMobile,
  link,
  newWindow: pair('另開新視窗', 'New window'),
};
export const adLabels = { 'ad.banner': place, 'ad.bannerSub': sub };
