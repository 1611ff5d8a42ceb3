import type {
  admissions,
  camp,
  filmedStory,
  scholarships,
  staffService,
  vr,
} from '@admissions/contracts/kinds';
import type { LabelsOf } from '../localised.ts';
import { pair } from '../localised.ts';
import { body, college, date, link, pic, summary, title, video } from './usual.ts';

const files = pair('附件', 'Files');
const channels: LabelsOf<typeof admissions> = {
  title: pair('管道名稱', 'Channel'),
  level: pair('招生對象', 'Level'),
  quota: pair('招生名額', 'Places'),
  summary,
  dates: pair('重要日期', 'Dates'),
  'dates.label': pair('事項', 'What'),
  'dates.dates': pair('期間', 'When'),
  link,
  files,
  body,
};
const aid: LabelsOf<typeof scholarships> = {
  title,
  intro: pair('前言', 'Introduction'),
  awards: pair('獎助項目', 'Awards'),
  'awards.title': pair('名稱', 'Award'),
  'awards.audience': pair('對象', 'For'),
  'awards.amount': pair('金額', 'Amount'),
  'awards.condition': pair('條件', 'Condition'),
  'awards.deadline': pair('申請期限', 'Deadline'),
  body: pair('補充說明', 'More'),
};
const videos: LabelsOf<typeof filmedStory> = {
  title,
  date,
  category: pair('分類', 'Category'),
  video,
  pic,
  summary,
  featured: pair('精選', 'Featured'),
};
const camps: LabelsOf<typeof camp> = {
  type: pair('類型', 'Type'),
  title: pair('活動名稱', 'Title'),
  pic,
  summary,
  eventDates: pair('活動期間', 'Dates'),
  registrationDates: pair('報名期間', 'Registration'),
  place: pair('地點', 'Place'),
  audience: pair('對象', 'For'),
  capacity: pair('名額', 'Places'),
  fee: pair('費用', 'Fee'),
  contact: pair('聯絡方式', 'Contact'),
  link: pair('報名連結', 'Link to register'),
  college,
  topic: pair('首頁主題', 'Home topic'),
  body,
};
const services: LabelsOf<typeof staffService> = {
  title,
  pic,
  summary,
  body,
  files,
  form: pair('申請表單', 'Form'),
  link,
};
const places: LabelsOf<typeof vr> = {
  title,
  place: pair('地點', 'Place'),
  pic,
  panorama: pair('全景圖', 'Panorama'),
  text: pair('介紹', 'Text'),
  yaw: pair('起始方向（度）', 'First view (degrees)'),
  hotspots: pair('導覽點', 'Points'),
  'hotspots.yaw': pair('水平角度', 'Yaw'),
  'hotspots.pitch': pair('垂直角度', 'Pitch'),
  'hotspots.label': pair('說明', 'Label'),
  'hotspots.to': pair('前往的地點', 'Leads to'),
};
export const aboutLabels = {
  'about.admissions': channels,
  'about.scholarships': aid,
  'about.video': videos,
  'highschool.camp': camps,
  'highschool.staffService': services,
  'vr.vr': places,
};
