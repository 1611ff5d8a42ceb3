import type { AnyKind } from './kind.ts';

const page = (path: string) => (id: number) => `${path}?id=${id}`;
const overList = (path: string) => (id: number) => `${path}?edit=${id}`;
const one = (address: string) => () => address;
/** On the tab of its department's form. */
const voice = (path: string) => (id: number, parent: number | null) =>
  parent === null ? path : `${path}?id=${parent}&tab=shares&department=${parent}&edit=${id}`;

type Place = (id: number, parent: number | null) => string;
/** Where staff edit the entries of each kind, below /admin/<area>/. */
const PLACES: Readonly<Record<string, Place>> = {
  'news.category': one('list'),
  'news.news': page('edit'),
  'ad.banner': one('banner'),
  'ad.bannerSub': page('edit_sub'),
  'setting.banner': page('edit_banner'),
  'setting.features': one('edit_features'),
  'setting.featuresSub': page('edit_features'),
  'setting.selection': one('selection_list?edit=heading'),
  'setting.selectionItem': overList('selection_list'),
  'setting.senior': one('senior_list?edit=heading'),
  'setting.seniorItem': overList('senior_list'),
  'setting.college': overList('college_list'),
  'setting.collegeUnit': page('edit_college_unit'),
  'setting.pic': page('edit_pic'),
  'setting.block': page('add_block'),
  'faculty.bachelor': overList('bachelor_list'),
  'faculty.master': overList('master_list'),
  'faculty.specialized': overList('specialized_list'),
  'faculty.bachelorDepartment': page('edit_bachelor_department'),
  'faculty.masterDepartment': page('edit_master_department'),
  'faculty.specializedDepartment': page('edit_specialized_department'),
  'faculty.bachelorShare': voice('edit_bachelor_department'),
  'faculty.masterShare': voice('edit_master_department'),
  'faculty.specializedShare': voice('edit_specialized_department'),
  'faculty.specializedIntro': one('specialized_list?tab=intro'),
  'highschool.camp': page('edit_camp'),
  'highschool.staffService': page('edit_staff_services'),
  'about.admissions': page('edit_admissions'),
  'about.scholarships': one('edit_scholarships'),
  'about.video': page('edit_video'),
  'selfvalue.digitalPic': one('digital_list'),
  'selfvalue.apply': page('edit_apply'),
  'selfvalue.course': page('edit_course'),
  'selfvalue.department': page('edit_department'),
  'selfvalue.exchange': overList('international_list'),
  'selfvalue.volunteer': overList('volunteer_list'),
  'selfvalue.degree': page('edit_degree'),
  'selfvalue.teaching': page('edit_teaching'),
  'selfvalue.mit': one('edit_mit'),
  'selfvalue.practice': page('edit_practice'),
  'college.share': page('edit_share_cont'),
  'college.life': page('edit_life'),
  'college.yzu': page('edit_yzu'),
  'vr.vr': page('edit_vr'),
};

/** Where staff edit this entry; `parent` is the department of what a student says. */
export function staffUrlOf(
  { id: kind, area }: Pick<AnyKind, 'id' | 'area'>,
  id: number,
  parent: number | null = null,
): string {
  const place = PLACES[kind];
  if (!place) throw new Error(`${kind} has no place in the back office`);
  return `/admin/${area}/${place(id, parent)}`;
}
