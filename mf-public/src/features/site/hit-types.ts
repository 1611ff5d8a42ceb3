import type { KindId } from '@admissions/model/kinds';

const college = '學院';
const department = '學系';
const graduate = '系所';
const story = '學長姐的話';
const learning = '跨域學習';
const exchange = '國際交流';
const home = '首頁';
const news = '新聞';

/** Visitors' terms for the kinds. */
const TYPES: Readonly<Partial<Record<KindId, string>>> = {
  'news.category': '主題',
  'news.news': news,
  'ad.bannerSub': news,
  'college.share': '學長姐的故事',
  'college.life': '大學生活',
  'college.yzu': '校園活力',
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
  'faculty.specializedDepartment': '國際學院學程',
  'faculty.bachelorShare': story,
  'faculty.masterShare': story,
  'faculty.specializedShare': story,
  'faculty.specializedIntro': college,
  'highschool.camp': '營隊',
  'highschool.event': '活動',
  'highschool.staffService': '高中服務',
  'about.admissions': '招生管道',
  'about.scholarships': '獎助學金',
  'about.video': '影片',
  'selfvalue.digitalPic': '增能學習',
  'selfvalue.apply': learning,
  'selfvalue.course': learning,
  'selfvalue.department': learning,
  'selfvalue.exchange': exchange,
  'selfvalue.volunteer': '國際志工',
  'selfvalue.degree': exchange,
  'selfvalue.teaching': exchange,
  'selfvalue.mit': exchange,
  'selfvalue.practice': '實習就業',
  'vr.vr': '環景',
};
const PAGE = '網頁';
const AWARDS_PAGE = '/admissions#div1';

/** A hit that is no entry is a page, or an award of the page of all awards. */
export const getHitType = ({ kind, url }: { kind: string; url: string }) =>
  TYPES[kind as KindId] ?? (url === AWARDS_PAGE ? TYPES['about.scholarships'] : PAGE);
