import type { CITIES, Hue, Localised } from '@admissions/contracts';

/** The names of the fields that every form begins with, in their order. */
export const CONTACT_LABELS = {
  school: { 'zh-TW': '學校名稱', en: 'School' },
  city: { 'zh-TW': '縣市', en: 'County or city' },
  name: { 'zh-TW': '聯絡人姓名', en: 'Contact person' },
  jobTitle: { 'zh-TW': '職稱', en: 'Job title' },
  phone: { 'zh-TW': '聯絡電話', en: 'Telephone' },
  mobile: { 'zh-TW': '手機', en: 'Mobile' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
} satisfies Record<string, Localised>;
export const DATES_LABELS = {
  dates: { 'zh-TW': '希望日期', en: 'Dates wished' },
  'dates.begin': { 'zh-TW': '希望日期（最早）', en: 'Earliest day' },
  'dates.end': { 'zh-TW': '希望日期（最晚）', en: 'Latest day' },
} satisfies Record<string, Localised>;
/** And those that every form ends with. */
export const CLOSING_LABELS = {
  remarks: { 'zh-TW': '其他說明', en: 'Remarks' },
  consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
} satisfies Record<string, Localised>;

export const COLLEGES: Readonly<Record<Hue, Localised>> = {
  international: { 'zh-TW': '國際學院', en: 'International' },
  engineering: { 'zh-TW': '工程學院', en: 'Engineering' },
  management: { 'zh-TW': '管理學院', en: 'Management' },
  communications: { 'zh-TW': '電機通訊學院', en: 'Electrical and communications' },
  informatics: { 'zh-TW': '資訊學院', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會學院', en: 'Humanities and social sciences' },
  medical: { 'zh-TW': '醫護學院', en: 'Medical and nursing' },
};
/** Counties and cities by region, for a list that is easy to look through. */
export const REGIONS: readonly { label: Localised; cities: readonly string[] }[] = [
  {
    label: { 'zh-TW': '北部', en: 'North' },
    cities: ['基隆市', '臺北市', '新北市', '桃園市', '新竹市', '新竹縣', '宜蘭縣'],
  },
  {
    label: { 'zh-TW': '中部', en: 'Centre' },
    cities: ['苗栗縣', '臺中市', '彰化縣', '南投縣', '雲林縣'],
  },
  {
    label: { 'zh-TW': '南部', en: 'South' },
    cities: ['嘉義市', '嘉義縣', '臺南市', '高雄市', '屏東縣'],
  },
  {
    label: { 'zh-TW': '東部與離島', en: 'East and islands' },
    cities: ['花蓮縣', '臺東縣', '澎湖縣', '金門縣', '連江縣'],
  },
];
/** What is chosen is sent in Chinese, as staff read it. */
export const CITY_NAMES: Readonly<Record<(typeof CITIES)[number], Localised>> = {
  基隆市: { 'zh-TW': '基隆市', en: 'Keelung City' },
  臺北市: { 'zh-TW': '臺北市', en: 'Taipei City' },
  新北市: { 'zh-TW': '新北市', en: 'New Taipei City' },
  桃園市: { 'zh-TW': '桃園市', en: 'Taoyuan City' },
  新竹市: { 'zh-TW': '新竹市', en: 'Hsinchu City' },
  新竹縣: { 'zh-TW': '新竹縣', en: 'Hsinchu County' },
  苗栗縣: { 'zh-TW': '苗栗縣', en: 'Miaoli County' },
  臺中市: { 'zh-TW': '臺中市', en: 'Taichung City' },
  彰化縣: { 'zh-TW': '彰化縣', en: 'Changhua County' },
  南投縣: { 'zh-TW': '南投縣', en: 'Nantou County' },
  雲林縣: { 'zh-TW': '雲林縣', en: 'Yunlin County' },
  嘉義市: { 'zh-TW': '嘉義市', en: 'Chiayi City' },
  嘉義縣: { 'zh-TW': '嘉義縣', en: 'Chiayi County' },
  臺南市: { 'zh-TW': '臺南市', en: 'Tainan City' },
  高雄市: { 'zh-TW': '高雄市', en: 'Kaohsiung City' },
  屏東縣: { 'zh-TW': '屏東縣', en: 'Pingtung County' },
  宜蘭縣: { 'zh-TW': '宜蘭縣', en: 'Yilan County' },
  花蓮縣: { 'zh-TW': '花蓮縣', en: 'Hualien County' },
  臺東縣: { 'zh-TW': '臺東縣', en: 'Taitung County' },
  澎湖縣: { 'zh-TW': '澎湖縣', en: 'Penghu County' },
  金門縣: { 'zh-TW': '金門縣', en: 'Kinmen County' },
  連江縣: { 'zh-TW': '連江縣', en: 'Lienchiang County' },
};
