import type { FacultyLevel } from '@admissions/contracts/kinds';

/** What the pages of a level are called, and where they are. */
export interface Level {
  level: FacultyLevel;
  path: string;
  detail: string;
  title: string;
  lead: string;
  description: string;
  /** The parts that links from elsewhere point to; each is there even when it has nothing. */
  anchors: number;
}
export const LEVELS: Readonly<Record<FacultyLevel, Level>> = {
  bachelor: {
    level: 'bachelor',
    path: '/bachelor',
    detail: '/bachelorCont',
    title: '學士班學院',
    lead: '七個學院、二十多個學系與學士班。先看自己好奇什麼，再看它在哪裡。',
    description: '元智大學學士班七個學院的學系、學位學程與英語學士班：特色、課程、出路、招生名額與在學生的話。',
    anchors: 7,
  },
  master: {
    level: 'master',
    path: '/master',
    detail: '/masterCont',
    title: '碩博士班學院',
    lead: '六個學院的碩士班、博士班與在職專班。從想解決的問題開始找。',
    description: '元智大學六個學院的碩士班、博士班與在職專班：研究領域、課程、招生管道與研究生的話。',
    anchors: 6,
  },
  specialized: {
    level: 'specialized',
    path: '/specialized',
    detail: '/specializedCont',
    title: '書院與跨域學位',
    lead: '國際書院、企業書院與校學士：三條不走直線的路。',
    description: '元智大學國際書院、企業書院與校學士：英語授課、帶薪實習與自己設計的學位。',
    anchors: 0,
  },
};

export const DEGREE_NAMES = { bachelor: '學士', master: '碩士', doctoral: '博士', executive: '在職專班' } as const;
export const LANGUAGE_NAMES = { zh: '中文授課', en: '英語授課', both: '中英雙語' } as const;
/** Levels whose departments have the header over their picture. */
export const BLUE_LEVELS: readonly FacultyLevel[] = ['bachelor', 'master'];
