import type {
  apply,
  course,
  crossDepartment,
  digitalPic,
  dualDegree,
  exchange,
  partnerProgramme,
  practice,
  teachingAbroad,
  volunteer,
} from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { body, college, country, date, link, pic, pics, summary, title, titleEn } from './usual.ts';

const digital: LabelsOf<typeof digitalPic> = {
  title,
  intro: pair('前言', 'Introduction'),
  steps: pair('學習階段', 'Steps'),
  'steps.title': pair('階段名稱', 'Step'),
  'steps.text': pair('說明', 'Text'),
  ...pics,
};
const howTo: LabelsOf<typeof apply> = { title, pic, summary, body, link };
const courses: LabelsOf<typeof course> = {
  title: pair('課程名稱', 'Course'),
  unit: pair('開課單位', 'Unit'),
  credits: pair('學分', 'Credits'),
  pic,
  summary,
  body,
  link,
};
const units: LabelsOf<typeof crossDepartment> = {
  title: pair('單位名稱', 'Unit'),
  titleEn,
  pic,
  summary,
  body,
  link,
};
const exchanges: LabelsOf<typeof exchange> = {
  title,
  region: pair('區域', 'Region'),
  country,
  pic,
  summary,
  body,
  link,
};
const volunteers: LabelsOf<typeof volunteer> = { title, country, date, pic, summary, body };
const degrees: LabelsOf<typeof dualDegree> = {
  title,
  school: pair('合作學校', 'School'),
  country,
  level: pair('學制', 'Level'),
  pic,
  summary,
  body,
  link,
};
const abroad: LabelsOf<typeof teachingAbroad> = { title, country, pic, summary, body };
const partners: LabelsOf<typeof partnerProgramme> = { title, pic, summary, body, link };
const internships: LabelsOf<typeof practice> = {
  title,
  company: pair('實習單位', 'Company'),
  college,
  pic,
  summary,
  body,
  ...pics,
};

export const selfvalueLabels = {
  'selfvalue.digitalPic': digital,
  'selfvalue.apply': howTo,
  'selfvalue.course': courses,
  'selfvalue.department': units,
  'selfvalue.exchange': exchanges,
  'selfvalue.volunteer': volunteers,
  'selfvalue.degree': degrees,
  'selfvalue.teaching': abroad,
  'selfvalue.mit': partners,
  'selfvalue.practice': internships,
};
