import { type Area, type Localised, pair } from '@admissions/model';

/** Names of areas, for menu and flags. */
export const AREA_LABELS: Record<Area, Localised> = {
  account: pair('帳號與安全', 'Accounts and security'),
  ad: pair('廣告橫幅', 'Banners'),
  setting: pair('首頁設定', 'Home page'),
  news: pair('校園新聞', 'News'),
  faculty: pair('學院與學系', 'Colleges and departments'),
  highschool: pair('高中服務', 'High-school services'),
  about: pair('認識元智', 'About the university'),
  selfvalue: pair('自我價值', 'Self value'),
  college: pair('大學生活', 'University life'),
  forms: pair('申請表單', 'Forms'),
  vr: pair('環景導覽', '360 tours'),
};
