import type { Localised } from '@admissions/contracts';
import type { banner, bannerSub, block, college, collegeUnit, heroBanner, news, newsCategory, scholarships } from '@admissions/contracts/kinds';

interface LabelledKinds {
  'news.category': typeof newsCategory;
  'news.news': typeof news;
  'ad.banner': typeof banner;
  'ad.bannerSub': typeof bannerSub;
  'setting.banner': typeof heroBanner;
  'setting.college': typeof college;
  'setting.collegeUnit': typeof collegeUnit;
  'setting.block': typeof block;
  'about.scholarships': typeof scholarships;
}
const title = { 'zh-TW': '標題', en: 'Title' };
const pic = { 'zh-TW': '圖片', en: 'Picture' };
const picMobile = { 'zh-TW': '手機版圖片', en: 'Picture for phones' };
const link = { 'zh-TW': '連結', en: 'Link' };
const titleEn = { 'zh-TW': '英文名稱', en: 'English name' };

/** What the fields of each kind are called; a field without a name does not compile. */
export const FIELD_LABELS: { [K in keyof LabelledKinds]: Record<keyof LabelledKinds[K]['fields'], Localised> } = {
  'news.category': {
    title: { 'zh-TW': '分類名稱', en: 'Category' },
    type: { 'zh-TW': '用途', en: 'Used for' },
    topic: { 'zh-TW': '首頁主題', en: 'Home topic' },
  },
  'news.news': {
    category: { 'zh-TW': '分類', en: 'Category' },
    title,
    date: { 'zh-TW': '日期', en: 'Date' },
    pic,
    summary: { 'zh-TW': '摘要', en: 'Summary' },
    body: { 'zh-TW': '內文', en: 'Body' },
    link,
    pinned: { 'zh-TW': '置頂', en: 'Pinned' },
    clickCount: { 'zh-TW': '瀏覽次數', en: 'Views' },
  },
  'ad.banner': { title: { 'zh-TW': '版位名稱', en: 'Place' }, page: { 'zh-TW': '頁面', en: 'Page' }, mode: { 'zh-TW': '形式', en: 'Form' } },
  'ad.bannerSub': {
    bid: { 'zh-TW': '版位', en: 'Place' },
    title,
    text: { 'zh-TW': '說明文字', en: 'Text' },
    pic,
    picMobile,
    link,
    newWindow: { 'zh-TW': '另開新視窗', en: 'New window' },
  },
  'setting.banner': {
    title,
    subtitle: { 'zh-TW': '副標題', en: 'Subtitle' },
    eyebrow: { 'zh-TW': '眉標', en: 'Eyebrow' },
    pic,
    picMobile,
    link,
    linkLabel: { 'zh-TW': '按鈕文字', en: 'Button' },
    video: { 'zh-TW': '影片', en: 'Video' },
  },
  'setting.college': {
    title: { 'zh-TW': '學院名稱', en: 'College' },
    titleEn,
    intro: { 'zh-TW': '簡介', en: 'Introduction' },
    pic,
    link,
    hue: { 'zh-TW': '代表色', en: 'Hue' },
  },
  'setting.collegeUnit': { college: { 'zh-TW': '學院', en: 'College' }, title: { 'zh-TW': '單位名稱', en: 'Unit' }, link },
  'setting.block': { title, pic, link, type: { 'zh-TW': '位置', en: 'Place' } },
  'about.scholarships': {
    title,
    intro: { 'zh-TW': '前言', en: 'Introduction' },
    awards: { 'zh-TW': '獎助項目', en: 'Awards' },
    body: { 'zh-TW': '補充說明', en: 'More' },
  },
};

/** The name of a field; of one that has none, the field's own name. */
export const fieldLabelOf = (kind: string, field: string): Localised =>
  (FIELD_LABELS as Record<string, Record<string, Localised> | undefined>)[kind]?.[field] ?? { 'zh-TW': field, en: field };
