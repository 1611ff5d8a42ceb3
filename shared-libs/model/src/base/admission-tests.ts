import { type Localised, pair } from './locale.ts';

/** Tests, named as in the admission rules. */
export const SUBJECT_NAMES = {
  chinese: pair('國文', 'Chinese'),
  english: pair('英文', 'English'),
  mathA: pair('數A', 'Mathematics A'),
  mathB: pair('數B', 'Mathematics B'),
  social: pair('社會', 'Social studies'),
  science: pair('自然', 'Science'),
  mathJia: pair('數學甲', 'Mathematics Jia'),
  mathYi: pair('數學乙', 'Mathematics Yi'),
  physics: pair('物理', 'Physics'),
  chemistry: pair('化學', 'Chemistry'),
  biology: pair('生物', 'Biology'),
  history: pair('歷史', 'History'),
  geography: pair('地理', 'Geography'),
  civics: pair('公民與社會', 'Civics'),
  listening: pair('英聽', 'English listening'),
  apcsConcept: pair('APCS觀念', 'APCS concepts'),
  apcsPractice: pair('APCS實作', 'APCS practice'),
} satisfies Record<string, Localised>;
export type Subject = keyof typeof SUBJECT_NAMES;

/** GSAT subjects in January, 0 to 15 each. */
export const GSAT_SUBJECTS = [
  'chinese',
  'english',
  'mathA',
  'mathB',
  'social',
  'science',
] as const satisfies readonly Subject[];
export type GsatSubject = (typeof GSAT_SUBJECTS)[number];

/** AST subjects in July. */
export const AST_SUBJECTS = [
  'mathJia',
  'mathYi',
  'physics',
  'chemistry',
  'biology',
  'history',
  'geography',
  'civics',
] as const satisfies readonly Subject[];

/** The five standards of a year, highest first: percentiles 88, 75, 50, 25 and 12. */
export const STANDARD_NAMES = {
  top: pair('頂標', 'top standard'),
  front: pair('前標', 'high standard'),
  mean: pair('均標', 'average standard'),
  rear: pair('後標', 'basic standard'),
  bottom: pair('底標', 'bottom standard'),
} satisfies Record<string, Localised>;
export type Standard = keyof typeof STANDARD_NAMES;

/** Possible requirements of a subject: a standard, a listening grade, an APCS level. */
export const LEVEL_NAMES = {
  ...STANDARD_NAMES,
  A: pair('A級', 'grade A'),
  B: pair('B級', 'grade B'),
  C: pair('C級', 'grade C'),
  1: pair('1級', 'level 1'),
  2: pair('2級', 'level 2'),
  3: pair('3級', 'level 3'),
  4: pair('4級', 'level 4'),
  5: pair('5級', 'level 5'),
} satisfies Record<string, Localised>;

/** Application documents by their letter in the admission rules. */
export const PORTFOLIO_NAMES = {
  a: pair('修課紀錄', 'Course records'),
  b: pair('書面報告', 'Written reports'),
  c: pair('實作作品', 'Practical work'),
  d: pair('自然科學領域探究與實作成果', 'Inquiry in the sciences'),
  e: pair('社會領域探究活動成果', 'Inquiry in social studies'),
  f: pair('高中自主學習計畫與成果', 'Self-directed learning'),
  g: pair('社團活動經驗', 'Clubs'),
  h: pair('擔任幹部經驗', 'Offices held'),
  i: pair('服務學習經驗', 'Service learning'),
  j: pair('競賽表現', 'Competitions'),
  k: pair('非修課紀錄之成果作品', 'Work outside of courses'),
  l: pair('檢定證照', 'Certificates'),
  m: pair('特殊優良表現證明', 'Special achievements'),
  n: pair('高中學習歷程反思', 'Reflection on learning'),
  o: pair('就讀動機', 'Motivation'),
  p: pair('未來學習計畫與生涯規劃', 'Plans'),
  q: pair('多元表現綜整心得', 'Summary of achievements'),
  r: pair('其他', 'Other'),
} satisfies Record<string, Localised>;
export type PortfolioCode = keyof typeof PORTFOLIO_NAMES;
