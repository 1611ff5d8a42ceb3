import type { Area, Localised } from '@admissions/model';

/** Names of areas, for menu and flags. */
export const AREA_LABELS: Record<Area, Localised> = {
  account: { 'zh-TW': '帳號與安全', en: 'Accounts and security' },
  ad: { 'zh-TW': '廣告橫幅', en: 'Banners' },
  setting: { 'zh-TW': '首頁設定', en: 'Home page' },
  news: { 'zh-TW': '校園新聞', en: 'News' },
  faculty: { 'zh-TW': '學院與學系', en: 'Colleges and departments' },
  highschool: { 'zh-TW': '高中服務', en: 'High-school services' },
  about: { 'zh-TW': '認識元智', en: 'About the university' },
  selfvalue: { 'zh-TW': '自我價值', en: 'Self value' },
  college: { 'zh-TW': '大學生活', en: 'University life' },
  forms: { 'zh-TW': '申請表單', en: 'Forms' },
  vr: { 'zh-TW': '環景導覽', en: '360 tours' },
};
