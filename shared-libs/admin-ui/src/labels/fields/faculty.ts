import type {
  bachelor,
  bachelorDepartment,
  bachelorShare,
  masterDepartment,
  specializedDepartment,
  specializedIntro,
} from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { body, bodyEn, college, link, pic, summary, title, titleEn, video } from './usual.ts';

const colleges: LabelsOf<typeof bachelor> = {
  title: pair('學院名稱', 'College'),
  titleEn,
  anchor: pair('頁面段落編號', 'Number of the part'),
  hue: pair('代表色', 'Hue'),
  pic,
  tagline: pair('一句介紹', 'Tagline'),
  intro: pair('簡介', 'Introduction'),
  highlights: pair('亮點數字', 'Figures'),
  'highlights.figure': pair('數字', 'Figure'),
  'highlights.note': pair('說明', 'What it is'),
  link,
};
const departments: LabelsOf<typeof bachelorDepartment> = {
  college,
  title: pair('系所名稱', 'Department'),
  titleEn,
  tagline: pair('一句介紹', 'Tagline'),
  pic,
  degree: pair('學制', 'Degree'),
  groups: pair('組別', 'Groups'),
  quota: pair('招生名額', 'Places'),
  language: pair('授課語言', 'Language'),
  place: pair('位置', 'Place'),
  phone: pair('電話', 'Telephone'),
  email: pair('電子郵件', 'E-mail'),
  website: pair('系所網站', 'Website'),
  summary,
  courses: pair('課程地圖', 'Courses'),
  'courses.year': pair('年級', 'Year'),
  'courses.titles': pair('課程', 'Courses'),
  careers: pair('未來出路', 'Careers'),
  channels: pair('入學管道', 'Ways of admission'),
  body,
};
const ofMaster: LabelsOf<typeof masterDepartment> = {
  ...departments,
  research: pair('研究領域', 'Research'),
};
const ofSpecialized: LabelsOf<typeof specializedDepartment> = {
  ...departments,
  twin: pair(
    '同一學程（學士班；學制、名額、課程等以它為準）',
    'The same programme in the bachelor guide (its facts are shown)',
  ),
  bodyEn,
};
const shares: LabelsOf<typeof bachelorShare> = {
  department: pair('系所', 'Department'),
  name: pair('姓名', 'Name'),
  year: pair('年級或畢業年', 'Year'),
  title,
  text: pair('分享內容', 'What they say'),
  pic,
  video,
};
const intro: LabelsOf<typeof specializedIntro> = {
  title,
  titleEn: pair('英文標題', 'English title'),
  body,
  bodyEn,
};

export const facultyLabels = {
  'faculty.bachelor': colleges,
  'faculty.master': colleges,
  'faculty.specialized': colleges,
  'faculty.bachelorDepartment': departments,
  'faculty.masterDepartment': ofMaster,
  'faculty.specializedDepartment': ofSpecialized,
  'faculty.bachelorShare': shares,
  'faculty.masterShare': shares,
  'faculty.specializedShare': shares,
  'faculty.specializedIntro': intro,
};
