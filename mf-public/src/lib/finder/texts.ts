import type { Localised } from '@admissions/model';

export const TEXTS = {
  sameAs: { 'zh-TW': '（和「{typed}」同一類）', en: ' (like “{typed}”)' },
  foundInTitle: { 'zh-TW': '因為：系名是', en: 'Because its name is ' },
  foundInKeywords: { 'zh-TW': '因為：常被找的詞有', en: 'Because people look for ' },
  foundInCluster: { 'zh-TW': '因為：學群是', en: 'Because it belongs to ' },
  foundInCareers: { 'zh-TW': '因為：出路有', en: 'Because of the career ' },
  foundInCourses: { 'zh-TW': '因為：課程有', en: 'Because of the course ' },
  foundInGroups: { 'zh-TW': '因為：組別或研究有', en: 'Because of the group or field ' },
  foundInSummary: { 'zh-TW': '因為：介紹裡有', en: 'Because its description says ' },
} satisfies Record<string, Localised>;
