import { type Localised, pair } from '../base/locale.ts';
import type { Topic } from './choices.ts';

export const TOPIC_NAMES = {
  dream: pair('追夢元智', 'Dream'),
  sales: pair('招生亮點', 'Highlights'),
  limited: pair('限時活動', 'Limited'),
  early: pair('早鳥先修', 'Early'),
} satisfies Record<Topic, Localised>;
/** Degrees with different fees and awards. */
export const STUDY_LEVEL_NAMES = {
  bachelor: pair('學士班', 'Bachelor'),
  master: pair('碩士班', 'Master'),
  doctoral: pair('博士班', 'Doctoral'),
};
/** Pages with banners. */
export const PAGE_NAMES = {
  all: pair('全部頁面', 'All pages'),
  home: pair('首頁', 'Home'),
  news: pair('校園新聞', 'News'),
  bachelor: pair('學士班', 'Bachelor'),
  master: pair('碩博士班', 'Master and doctoral'),
  specialized: pair('國際學院', 'International College'),
  admissions: pair('招生資訊', 'Admissions'),
  events: pair('活動日曆', 'Calendar of events'),
  camp: pair('營隊與先修', 'Camps'),
  staff: pair('高中教職員', 'High-school staff'),
  studying: pair('跨域學習', 'Cross-domain'),
  international: pair('國際交流', 'Exchange'),
  digit: pair('增能學習', 'Digital learning'),
  practice: pair('實習就業', 'Internships'),
  share: pair('學長姐分享', 'Sharing'),
  life: pair('大學生活', 'Life'),
  yzu: pair('校園活力', 'Vitality'),
  video: pair('影音專區', 'Videos'),
  '360tours': pair('環景導覽', '360 tours'),
  traffic: pair('交通指引', 'Getting here'),
  forms: pair('申請表單', 'Forms'),
  ...TOPIC_NAMES,
};
