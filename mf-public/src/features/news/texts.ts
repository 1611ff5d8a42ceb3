import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '校園新聞', en: 'Campus news' },
  description: {
    'zh-TW':
      '元智大學的招生公告、校園焦點、榮譽榜、國際交流與活動講座，可以依分類、年份與關鍵字查找，也可以用RSS訂閱最新消息。',
    en: 'Admissions notices, campus stories, honours, international exchange and talks at Yuan Ze University, by category and year.',
  },
  lead: {
    'zh-TW': '招生公告、校園焦點與活動，第一手整理在這裡。',
    en: 'Admissions notices, campus stories and events, first-hand.',
  },
  count: { 'zh-TW': '共{count}則', en: '{count} in all' },
  none: {
    'zh-TW': '目前沒有新聞，歡迎過幾天再來看看。',
    en: 'There is no news at the moment. Please look in again in a few days.',
  },
  related: { 'zh-TW': '同分類的新聞', en: 'More in this category' },
  categories: { 'zh-TW': '新聞分類', en: 'Categories' },
  search: { 'zh-TW': '搜尋新聞', en: 'Search the news' },
  year: { 'zh-TW': '年份', en: 'Year' },
  keyword: { 'zh-TW': '關鍵字', en: 'Keyword' },
  placeholder: { 'zh-TW': '標題關鍵字', en: 'Title words' },
  comeToIt: { 'zh-TW': '報名參加', en: 'Come to it' },
} satisfies Record<string, Localised>;
