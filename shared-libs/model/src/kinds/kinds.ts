import type { KindId } from '../base/kind-id.ts';
import type { AnyKind, Kind } from '../kind/kind.ts';
import { admissions } from './about/admissions.ts';
import { fees } from './about/fees.ts';
import { filmedStory } from './about/filmed-story.ts';
import { nationalDate } from './about/national-date.ts';
import { scholarships } from './about/scholarships.ts';
import { standards } from './about/standards.ts';
import { banner } from './ad/banner.ts';
import { bannerSub } from './ad/banner-sub.ts';
import { life } from './college/life.ts';
import { share } from './college/share.ts';
import { vitality } from './college/vitality.ts';
import { bachelor, master, specialized } from './faculty/colleges.ts';
import {
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
} from './faculty/departments.ts';
import { bachelorEntry, masterEntry, specializedEntry } from './faculty/entries.ts';
import { bachelorShare, masterShare, specializedShare } from './faculty/shares.ts';
import { specializedIntro } from './faculty/specialized-intro.ts';
import { camp } from './highschool/camp.ts';
import { event } from './highschool/event.ts';
import { staffService } from './highschool/staff-service.ts';
import { visitDays } from './highschool/visit-days.ts';
import { news } from './news/news.ts';
import { newsCategory } from './news/news-category.ts';
import { apply } from './selfvalue/apply.ts';
import { course } from './selfvalue/course.ts';
import { crossDepartment } from './selfvalue/cross-department.ts';
import { digitalPic } from './selfvalue/digital-pic.ts';
import { dualDegree } from './selfvalue/dual-degree.ts';
import { exchange } from './selfvalue/exchange.ts';
import { partnerProgramme } from './selfvalue/partner-programme.ts';
import { practice } from './selfvalue/practice.ts';
import { teachingAbroad } from './selfvalue/teaching-abroad.ts';
import { volunteer } from './selfvalue/volunteer.ts';
import { block } from './setting/block.ts';
import { college } from './setting/college.ts';
import { collegeUnit } from './setting/college-unit.ts';
import { features } from './setting/features.ts';
import { featuresSub } from './setting/features-sub.ts';
import { finder } from './setting/finder.ts';
import { heroBanner } from './setting/hero-banner.ts';
import { office } from './setting/office.ts';
import { privacyNotice } from './setting/privacy-notice.ts';
import { selection } from './setting/selection.ts';
import { selectionItem } from './setting/selection-item.ts';
import { senior } from './setting/senior.ts';
import { seniorItem } from './setting/senior-item.ts';
import { siteFooter } from './setting/site-footer.ts';
import { siteMenu } from './setting/site-menu.ts';
import { wallPicture } from './setting/wall-picture.ts';
import { vr } from './vr/vr.ts';

/** Kinds by id. */
type KindMap = { readonly [Id in KindId]: Kind<AnyKind['fields'], Id> };

/** Targets of relations come first. Ids are fixed by the API; constants describe the content. */
export const kinds = {
  'news.category': newsCategory,
  'news.news': news,
  'ad.banner': banner,
  'ad.bannerSub': bannerSub,
  'college.share': share,
  'college.life': life,
  'college.yzu': vitality,
  'setting.banner': heroBanner,
  'setting.features': features,
  'setting.featuresSub': featuresSub,
  'setting.selection': selection,
  'setting.selectionItem': selectionItem,
  'setting.senior': senior,
  'setting.seniorItem': seniorItem,
  'setting.college': college,
  'setting.collegeUnit': collegeUnit,
  'setting.pic': wallPicture,
  'setting.block': block,
  'faculty.bachelor': bachelor,
  'faculty.master': master,
  'faculty.specialized': specialized,
  'faculty.bachelorDepartment': bachelorDepartment,
  'faculty.masterDepartment': masterDepartment,
  'faculty.specializedDepartment': specializedDepartment,
  'setting.finder': finder,
  'setting.office': office,
  'setting.menu': siteMenu,
  'setting.footer': siteFooter,
  'setting.privacy': privacyNotice,
  'faculty.bachelorShare': bachelorShare,
  'faculty.masterShare': masterShare,
  'faculty.specializedShare': specializedShare,
  'faculty.specializedIntro': specializedIntro,
  'highschool.camp': camp,
  'highschool.event': event,
  'highschool.visitDays': visitDays,
  'highschool.staffService': staffService,
  'about.admissions': admissions,
  'about.scholarships': scholarships,
  'about.fees': fees,
  'about.standards': standards,
  'faculty.bachelorEntry': bachelorEntry,
  'faculty.masterEntry': masterEntry,
  'faculty.specializedEntry': specializedEntry,
  'about.video': filmedStory,
  'about.nationalDate': nationalDate,
  'selfvalue.digitalPic': digitalPic,
  'selfvalue.apply': apply,
  'selfvalue.course': course,
  'selfvalue.department': crossDepartment,
  'selfvalue.exchange': exchange,
  'selfvalue.volunteer': volunteer,
  'selfvalue.degree': dualDegree,
  'selfvalue.teaching': teachingAbroad,
  'selfvalue.mit': partnerProgramme,
  'selfvalue.practice': practice,
  'vr.vr': vr,
} as const satisfies KindMap;
export const KINDS: readonly AnyKind[] = Object.values(kinds);

/** `kinds[id]` keeps the type of that kind; this returns `AnyKind`. */
export const kindOf = (id: KindId): AnyKind => kinds[id];
export const isKindId = (text: string): text is KindId => Object.hasOwn(kinds, text);
