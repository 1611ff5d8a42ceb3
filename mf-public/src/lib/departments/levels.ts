import type { Localised } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';

export interface Level {
  level: FacultyLevel;
  path: string;
  detail: string;
  title: Localised;
  lead: Localised;
  description: Localised;
  /** External links point to these anchors; they exist even when empty. */
  anchors: number;
}
export const LEVELS: Readonly<Record<FacultyLevel, Level>> = {
  bachelor: {
    level: 'bachelor',
    path: '/bachelor',
    detail: '/bachelorCont',
    title: { 'zh-TW': '學士班學院', en: 'Bachelor colleges' },
    lead: {
      'zh-TW': '七個學院、二十多個學系與學士班。先看自己好奇什麼，再看它在哪裡。',
      en: 'Seven colleges and more than twenty departments. Begin with what you are curious about, then see where it is.',
    },
    description: {
      'zh-TW':
        '元智大學學士班七個學院的學系、學位學程與英語學士班：特色、課程、出路、招生名額與在學生的話。',
      en: 'The departments and English-taught programmes of Yuan Ze University’s seven bachelor colleges: what they are like, courses, careers, places and students’ voices.',
    },
    anchors: 7,
  },
  master: {
    level: 'master',
    path: '/master',
    detail: '/masterCont',
    title: { 'zh-TW': '碩博士班學院', en: 'Graduate colleges' },
    lead: {
      'zh-TW': '六個學院的碩士班、博士班與在職專班。從想解決的問題開始找。',
      en: 'Master, doctoral and executive programmes of six colleges. Begin with the problem that you want to solve.',
    },
    description: {
      'zh-TW': '元智大學六個學院的碩士班、博士班與在職專班：研究領域、課程、招生管道與研究生的話。',
      en: 'Master, doctoral and executive programmes of Yuan Ze University’s six colleges: research, courses, ways in and students’ voices.',
    },
    anchors: 6,
  },
  specialized: {
    level: 'specialized',
    path: '/specialized',
    detail: '/specializedCont',
    title: { 'zh-TW': '國際學院', en: 'International College' },
    lead: {
      'zh-TW': '五個全英語授課的學士班；企業書院與校學士也在這一頁。',
      en: 'Five bachelor programmes taught in English; the Industry College and the Interdisciplinary Bachelor are on this page too.',
    },
    description: {
      'zh-TW':
        '元智大學國際學院、企業書院與校學士：英語授課的學士班、帶薪實習，以及自己設計的學位；本地生與國際生各有申請方式與日程。',
      en: 'The International College, the Industry College and the Interdisciplinary Bachelor of Yuan Ze University: courses in English, paid internships and degrees of your own design.',
    },
    anchors: 0,
  },
};

/** Names for a list of doctoral programmes only. */
export const DOCTORAL_LEVEL: Pick<Level, 'title' | 'lead'> = {
  title: { 'zh-TW': '博士班', en: 'Doctoral programmes' },
  lead: {
    'zh-TW': '各學院的博士班，從想解決的問題開始找。',
    en: 'The doctoral programmes of the colleges. Begin with the problem that you want to solve.',
  },
};

export const DEGREE_NAMES = {
  bachelor: { 'zh-TW': '學士', en: 'Bachelor' },
  master: { 'zh-TW': '碩士', en: 'Master' },
  doctoral: { 'zh-TW': '博士', en: 'Doctoral' },
  executive: { 'zh-TW': '在職專班', en: 'Executive master' },
} satisfies Record<string, Localised>;
export const LANGUAGE_NAMES = {
  zh: { 'zh-TW': '中文授課', en: 'Chinese' },
  en: { 'zh-TW': '英語授課', en: 'English' },
  both: { 'zh-TW': '中英雙語', en: 'Chinese and English' },
} satisfies Record<string, Localised>;
/** Levels with the header over the department's picture. */
export const LEVELS_WITH_PICTURE_HEADER: readonly FacultyLevel[] = ['bachelor', 'master'];
