import type { Localised } from '@admissions/contracts';
import { COLLEGE_SHORT_NAMES } from '@admissions/contracts';
import type { OptionLabels } from './localised.ts';
import { pair } from './localised.ts';
import { PAGE_NAMES, TOPIC_NAMES } from './shared-options.ts';

const LANGUAGES = {
  zh: pair('中文', 'Chinese'),
  en: pair('英文', 'English'),
  both: pair('中英文', 'Chinese and English'),
};
const DEGREES = {
  bachelor: pair('學士班', 'Bachelor'),
  master: pair('碩士班', 'Master'),
  doctoral: pair('博士班', 'Doctoral'),
  executive: pair('碩士在職專班', 'Executive master'),
};
const colleges: OptionLabels = { hue: COLLEGE_SHORT_NAMES };
const departments: OptionLabels = { degree: DEGREES, language: LANGUAGES };

/** What the choices of each closed list are called, by kind and field. */
const OPTION_LABELS: Readonly<Record<string, OptionLabels>> = {
  'news.category': {
    type: { news: pair('新聞分類', 'News'), topic: pair('首頁主題', 'Home topic') },
    topic: TOPIC_NAMES,
  },
  'ad.banner': {
    mode: { text: pair('文字', 'Text'), picture: pair('圖片', 'Picture') },
    page: PAGE_NAMES,
  },
  'setting.college': colleges,
  'setting.block': {
    type: {
      1: TOPIC_NAMES.dream,
      2: TOPIC_NAMES.sales,
      3: TOPIC_NAMES.limited,
      4: TOPIC_NAMES.early,
      5: pair('頁尾連結列', 'Footer strip'),
    },
  },
  'faculty.bachelor': colleges,
  'faculty.master': colleges,
  'faculty.specialized': colleges,
  'faculty.bachelorDepartment': departments,
  'faculty.masterDepartment': departments,
  'faculty.specializedDepartment': departments,
  'highschool.camp': {
    type: { camp: pair('營隊', 'Camp'), precourse: pair('先修課程', 'Pre-course') },
    college: COLLEGE_SHORT_NAMES,
    topic: TOPIC_NAMES,
  },
  'highschool.staffService': {
    form: {
      none: pair('不需要表單', 'No form'),
      visit: pair('參訪申請', 'Campus visit'),
      interview: pair('模擬面試申請', 'Mock interviews'),
      teaching: pair('到校授課申請', 'Lecture at a school'),
    },
  },
  'about.admissions': {
    level: {
      bachelor: pair('學士班', 'Bachelor'),
      transfer: pair('轉學', 'Transfer'),
      master: pair('碩士班', 'Master'),
      doctoral: pair('博士班', 'Doctoral'),
      international: pair('國際學生', 'International'),
    },
  },
  'about.scholarships': {
    'awards.audience': {
      new: pair('入學新生', 'New students'),
      current: pair('在學學生', 'Current students'),
      international: pair('國際學生', 'International students'),
    },
  },
  'about.video': {
    category: {
      campus: pair('校園生活', 'Campus'),
      college: pair('學院介紹', 'Colleges'),
      student: pair('學生故事', 'Students'),
      lecture: pair('演講與課程', 'Lectures'),
    },
  },
  'selfvalue.exchange': {
    region: {
      asia: pair('亞洲', 'Asia'),
      europe: pair('歐洲', 'Europe'),
      americas: pair('美洲', 'Americas'),
      oceania: pair('大洋洲', 'Oceania'),
    },
  },
  'selfvalue.practice': { college: COLLEGE_SHORT_NAMES },
  'college.share': {
    college: COLLEGE_SHORT_NAMES,
    theme: {
      study: pair('學習歷程', 'Study'),
      abroad: pair('海外經驗', 'Abroad'),
      intern: pair('實習與就業', 'Internship'),
      club: pair('社團與活動', 'Clubs'),
      research: pair('研究', 'Research'),
    },
  },
  'college.life': {
    type: {
      1: pair('住宿與休閒', 'Dormitory and leisure'),
      2: pair('課輔與學習', 'Tutoring and learning'),
      3: pair('城市生活', 'City life'),
    },
  },
};

/** The name of a choice; of one that has none, the choice itself. */
export const optionLabelOf = (kind: string, field: string, option: string): Localised =>
  OPTION_LABELS[kind]?.[field]?.[option] ?? { 'zh-TW': option, en: option };
