import type { news, newsCategory } from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { body, clickCount, date, link, pic, summary, title } from './usual.ts';

const category: LabelsOf<typeof newsCategory> = {
  title: pair('分類名稱', 'Category'),
  type: pair('用途', 'Used for'),
  topic: pair('首頁主題', 'Home topic'),
};
const article: LabelsOf<typeof news> = {
  category: pair('分類', 'Category'),
  title,
  date,
  pic,
  summary,
  body,
  link,
  pinned: pair('置頂', 'Pinned'),
  clickCount,
};
export const newsLabels = { 'news.category': category, 'news.news': article };
