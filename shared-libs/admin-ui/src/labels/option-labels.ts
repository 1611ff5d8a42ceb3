import type { Localised } from '@admissions/contracts';

const pair = (zh: string, en: string): Localised => ({ 'zh-TW': zh, en });
const HUES = {
  international: pair('國際', 'International'),
  engineering: pair('工程', 'Engineering'),
  management: pair('管理', 'Management'),
  communications: pair('電機通訊', 'Electrical and communications'),
  informatics: pair('資訊', 'Informatics'),
  humanities: pair('人文社會', 'Humanities'),
  medical: pair('醫護', 'Medical'),
};
const TOPICS = {
  dream: pair('追夢元智', 'Dream'),
  sales: pair('招生亮點', 'Highlights'),
  limited: pair('限時活動', 'Limited'),
  early: pair('早鳥先修', 'Early'),
};

/** What the choices of each closed list are called, by kind and field. */
const OPTION_LABELS: Record<string, Record<string, Localised>> = {
  'news.category.type': { news: pair('新聞分類', 'News'), topic: pair('首頁主題', 'Home topic') },
  'news.category.topic': TOPICS,
  'ad.banner.mode': { text: pair('文字', 'Text'), picture: pair('圖片', 'Picture') },
  'ad.banner.page': {
    all: pair('全部頁面', 'All pages'),
    home: pair('首頁', 'Home'),
    news: pair('校園新聞', 'News'),
    bachelor: pair('學士班', 'Bachelor'),
    master: pair('碩博士班', 'Master and doctoral'),
    specialized: pair('國際學院', 'International college'),
    admissions: pair('招生資訊', 'Admissions'),
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
    ...TOPICS,
  },
  'setting.college.hue': HUES,
  'setting.block.type': { 0: pair('頁尾連結列', 'Footer strip'), 1: TOPICS.dream, 2: TOPICS.sales, 3: TOPICS.limited, 4: TOPICS.early },
  'about.scholarships.audience': {
    new: pair('入學新生', 'New students'),
    current: pair('在學學生', 'Current students'),
    international: pair('國際學生', 'International students'),
  },
};

/** The name of a choice; of one that has none, the choice itself. */
export const optionLabelOf = (kind: string, field: string, option: string): Localised =>
  OPTION_LABELS[`${kind}.${field}`]?.[option] ?? { 'zh-TW': option, en: option };
