import { LIST_SEPARATOR, pair } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';

export type Level = (typeof LEVELS)[FacultyLevel];
export const LEVELS = {
  bachelor: {
    path: '/bachelor',
    detail: '/bachelorCont',
    title: pair('學士班學院', 'Bachelor colleges'),
    lead: pair(
      '七個學院、二十多個學系與學士班。先看自己好奇什麼，再看它在哪裡。',
      'Seven colleges and more than twenty departments. Begin with what you are curious about, then see where it is.',
    ),
    description: pair(
      '元智大學學士班七個學院的學系、學位學程與英語學士班：特色、課程、出路、招生名額與在學生的話。',
      'The departments and English-taught programmes of Yuan Ze University’s seven bachelor colleges: what they are like, courses, careers, places and students’ voices.',
    ),
    /** External links point to these anchors; they exist even when empty. */
    anchors: 7,
  },
  master: {
    path: '/master',
    detail: '/masterCont',
    title: pair('碩博士班學院', 'Graduate colleges'),
    lead: pair(
      '六個學院的碩士班、博士班與在職專班。從想解決的問題開始找。',
      'Master, doctoral and executive programmes of six colleges. Begin with the problem that you want to solve.',
    ),
    description: pair(
      '元智大學六個學院的碩士班、博士班與在職專班：研究領域、課程、招生管道與研究生的話。',
      'Master, doctoral and executive programmes of Yuan Ze University’s six colleges: research, courses, admission channels and students’ voices.',
    ),
    anchors: 6,
  },
  specialized: {
    path: '/specialized',
    detail: '/specializedCont',
    title: pair('國際學院與特色學制', 'International College and special programmes'),
    lead: pair(
      '五個英語授課的學士班；企業書院與校學士也在這一頁。',
      'Five bachelor programmes taught in English; the Industry College and the Interdisciplinary Bachelor are on this page too.',
    ),
    description: pair(
      '元智大學國際學院、企業書院與校學士：英語授課的學士班、帶薪實習，以及自己設計的學位；本地生與國際生各有申請方式與日程。',
      'The International College, the Industry College and the Interdisciplinary Bachelor of Yuan Ze University: courses in English, paid internships and degrees of your own design.',
    ),
    anchors: 3,
  },
} satisfies Record<FacultyLevel, object>;

/** Names for a list of doctoral programmes only. */
export const DOCTORAL_LEVEL = {
  title: pair('博士班', 'Doctoral programmes'),
  lead: pair(
    '各學院的博士班，從想解決的問題開始找。',
    'The doctoral programmes of the colleges. Begin with the problem that you want to solve.',
  ),
};

export const DEGREE_NAMES = {
  bachelor: pair('學士', 'Bachelor'),
  master: pair('碩士', 'Master'),
  doctoral: pair('博士', 'Doctoral'),
  executive: pair('在職專班', 'Executive master'),
};
type Degree = keyof typeof DEGREE_NAMES;
interface Titled {
  title: string;
  degree: Degree;
}
/** An entry for both graduate degrees has both in its name. */
export const listDegrees = ({ degree, title }: Titled): Degree[] =>
  degree === 'master' && title.includes('博士') ? ['master', 'doctoral'] : [degree];
export const nameDegrees = (department: Titled, locale: keyof typeof LIST_SEPARATOR = 'zh-TW') =>
  listDegrees(department)
    .map((degree) => DEGREE_NAMES[degree][locale])
    .join(LIST_SEPARATOR[locale]);
export const LANGUAGE_NAMES = {
  zh: pair('中文授課', 'Chinese'),
  en: pair('英語授課', 'English'),
  both: pair('中英雙語', 'Chinese and English'),
};
/** Levels with the header over the department's picture. */
export const LEVELS_WITH_PICTURE_HEADER: readonly FacultyLevel[] = ['bachelor', 'master'];
