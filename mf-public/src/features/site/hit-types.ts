import type { Localised } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

const college: Localised = { 'zh-TW': '學院', en: 'College' };
const department: Localised = { 'zh-TW': '學系', en: 'Department' };
const graduate: Localised = { 'zh-TW': '系所', en: 'Graduate programme' };
const story: Localised = { 'zh-TW': '學長姐的話', en: 'Student voice' };
const learning: Localised = { 'zh-TW': '跨域學習', en: 'Learning' };
const exchange: Localised = { 'zh-TW': '國際交流', en: 'Exchange' };
const home: Localised = { 'zh-TW': '首頁', en: 'Home page' };
const news: Localised = { 'zh-TW': '新聞', en: 'News' };

/** What visitors call an entry of a kind. */
const TYPES: Readonly<Partial<Record<KindId, Localised>>> = {
  'news.category': { 'zh-TW': '主題', en: 'Topic' },
  'news.news': news,
  'ad.bannerSub': news,
  'college.share': { 'zh-TW': '學長姐的故事', en: 'Student story' },
  'college.life': { 'zh-TW': '大學生活', en: 'Life' },
  'college.yzu': { 'zh-TW': '校園活力', en: 'Campus' },
  'setting.banner': home,
  'setting.features': home,
  'setting.featuresSub': home,
  'setting.selection': home,
  'setting.selectionItem': home,
  'setting.senior': home,
  'setting.seniorItem': story,
  'setting.college': college,
  'setting.collegeUnit': college,
  'setting.pic': home,
  'faculty.bachelor': college,
  'faculty.master': college,
  'faculty.specialized': college,
  'faculty.bachelorDepartment': department,
  'faculty.masterDepartment': graduate,
  'faculty.specializedDepartment': { 'zh-TW': '國際學院學程', en: 'International programme' },
  'faculty.bachelorShare': story,
  'faculty.masterShare': story,
  'faculty.specializedShare': story,
  'faculty.specializedIntro': college,
  'highschool.camp': { 'zh-TW': '營隊', en: 'Camp' },
  'highschool.event': { 'zh-TW': '活動', en: 'Event' },
  'highschool.staffService': { 'zh-TW': '高中服務', en: 'For schools' },
  'about.admissions': { 'zh-TW': '招生管道', en: 'Way in' },
  'about.scholarships': { 'zh-TW': '獎助學金', en: 'Scholarships' },
  'about.video': { 'zh-TW': '影片', en: 'Film' },
  'selfvalue.digitalPic': { 'zh-TW': '增能學習', en: 'Learning' },
  'selfvalue.apply': learning,
  'selfvalue.course': learning,
  'selfvalue.department': learning,
  'selfvalue.exchange': exchange,
  'selfvalue.volunteer': { 'zh-TW': '國際志工', en: 'Volunteering' },
  'selfvalue.degree': exchange,
  'selfvalue.teaching': exchange,
  'selfvalue.mit': exchange,
  'selfvalue.practice': { 'zh-TW': '實習就業', en: 'Internships' },
  'vr.vr': { 'zh-TW': '環景', en: '360 tour' },
};
const PAGE: Localised = { 'zh-TW': '網頁', en: 'Page' };

/** What was found, in visitors’ words; whatever is no entry is a page. */
export const typeOf = (kind: string): Localised => TYPES[kind as KindId] ?? PAGE;
