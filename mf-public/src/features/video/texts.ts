import type { Localised } from '@admissions/model';

export const CATEGORIES = {
  campus: { 'zh-TW': '校園', en: 'Campus' },
  college: { 'zh-TW': '學院', en: 'Colleges' },
  student: { 'zh-TW': '學生', en: 'Students' },
  lecture: { 'zh-TW': '公開課', en: 'Lectures' },
} satisfies Record<string, Localised>;
export const TEXTS = {
  title: { 'zh-TW': '影音專區', en: 'Videos' },
  eyebrow: { 'zh-TW': '認識元智', en: 'Know the university' },
  description: {
    'zh-TW':
      '元智大學的影片：校園導覽、學院介紹、學生的一天與公開課片段，每一部都有文字摘要；點開才載入，不會先連到別的網站。',
    en: 'Videos of campus, colleges, students and lectures at Yuan Ze University.',
  },
  lead: { 'zh-TW': '按下播放，先認識這裡的人。', en: 'Press play and meet the people here.' },
  categories: { 'zh-TW': '影片分類', en: 'Categories' },
  none: { 'zh-TW': '這個分類還沒有影片。', en: 'No video in this category yet.' },
  dot: { 'zh-TW': '・', en: ' · ' },
} satisfies Record<string, Localised>;
