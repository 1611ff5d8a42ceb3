import type { KindId } from '../base/kind-id.ts';
import type { AnyKind, Kind } from '../kind/kind.ts';
import { admissions, nationalDate } from './about/admissions.ts';
import { fees } from './about/fees.ts';
import { filmedStory } from './about/filmed-story.ts';
import { scholarships } from './about/scholarships.ts';
import { standards } from './about/standards.ts';
import { banner, bannerSub } from './ad/banners.ts';
import { life } from './college/life.ts';
import { share } from './college/share.ts';
import { vitality } from './college/vitality.ts';
import { bachelor, master, specialized, specializedIntro } from './faculty/colleges.ts';
import {
  bachelorDepartment,
  masterDepartment,
  specializedDepartment,
} from './faculty/departments.ts';
import { bachelorEntry, masterEntry, specializedEntry } from './faculty/entries.ts';
import { bachelorShare, masterShare, specializedShare } from './faculty/shares.ts';
import { camp } from './highschool/camp.ts';
import { event } from './highschool/event.ts';
import { staffService } from './highschool/staff-service.ts';
import { visitDays } from './highschool/visit-days.ts';
import { news, newsCategory } from './news/news.ts';
import { digitalPic } from './selfvalue/digital-pic.ts';
import {
  dualDegree,
  exchange,
  partnerProgramme,
  teachingAbroad,
  volunteer,
} from './selfvalue/international.ts';
import { practice } from './selfvalue/practice.ts';
import { apply, course, crossDepartment } from './selfvalue/studying.ts';
import { finder } from './setting/finder.ts';
import {
  block,
  college,
  collegeUnit,
  features,
  featuresSub,
  heroBanner,
  selection,
  selectionItem,
  senior,
  seniorItem,
  wallPicture,
} from './setting/home-page.ts';
import { office } from './setting/office.ts';
import { privacyNotice } from './setting/privacy-notice.ts';
import { siteFooter, siteMenu } from './setting/site-links.ts';
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
