import type { Hue, Locale, visit } from '@admissions/contracts';

export type VisitField = keyof (typeof visit)['fields'] | 'dates.begin' | 'dates.end';
type Pair = Readonly<Record<Locale, string>>;

/** The names of the fields, in the order of the form. */
export const FIELD_LABELS: Record<VisitField, Pair> = {
  school: { 'zh-TW': '學校名稱', en: 'School' },
  city: { 'zh-TW': '縣市', en: 'County or city' },
  name: { 'zh-TW': '聯絡人姓名', en: 'Contact person' },
  jobTitle: { 'zh-TW': '職稱', en: 'Job title' },
  phone: { 'zh-TW': '聯絡電話', en: 'Telephone' },
  mobile: { 'zh-TW': '手機', en: 'Mobile' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
  dates: { 'zh-TW': '希望日期', en: 'Dates wished' },
  'dates.begin': { 'zh-TW': '希望日期（最早）', en: 'Earliest day' },
  'dates.end': { 'zh-TW': '希望日期（最晚）', en: 'Latest day' },
  period: { 'zh-TW': '時段', en: 'Time of day' },
  grades: { 'zh-TW': '年級', en: 'Grades' },
  students: { 'zh-TW': '學生人數', en: 'Number of students' },
  teachers: { 'zh-TW': '隨行教師人數', en: 'Number of teachers' },
  colleges: { 'zh-TW': '想認識的學院', en: 'Colleges of interest' },
  arrival: { 'zh-TW': '交通方式', en: 'Arriving by' },
  needs: { 'zh-TW': '希望的安排', en: 'Wishes' },
  remarks: { 'zh-TW': '其他說明', en: 'Remarks' },
  consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
};
export const PERIODS: Record<'morning' | 'afternoon' | 'day', Pair> = {
  morning: { 'zh-TW': '上午', en: 'Morning' },
  afternoon: { 'zh-TW': '下午', en: 'Afternoon' },
  day: { 'zh-TW': '全天', en: 'Whole day' },
};
export const ARRIVALS: Record<'bus' | 'train' | 'other', Pair> = {
  bus: { 'zh-TW': '遊覽車', en: 'Coach' },
  train: { 'zh-TW': '火車', en: 'Train' },
  other: { 'zh-TW': '其他', en: 'Other' },
};
export const NEEDS: Record<'guide' | 'talk' | 'lunch' | 'accessible', Pair> = {
  guide: { 'zh-TW': '校園導覽', en: 'Campus tour' },
  talk: { 'zh-TW': '學系講座', en: 'Talk' },
  lunch: { 'zh-TW': '代訂午餐', en: 'Lunch' },
  accessible: { 'zh-TW': '無障礙協助', en: 'Accessibility' },
};
export const COLLEGES: Record<Hue, Pair> = {
  international: { 'zh-TW': '國際學院', en: 'International' },
  engineering: { 'zh-TW': '工程學院', en: 'Engineering' },
  management: { 'zh-TW': '管理學院', en: 'Management' },
  communications: { 'zh-TW': '電機通訊學院', en: 'Electrical and communications' },
  informatics: { 'zh-TW': '資訊學院', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會學院', en: 'Humanities and social sciences' },
  medical: { 'zh-TW': '醫護學院', en: 'Medical and nursing' },
};
export const GRADES: readonly { value: string; label: Pair }[] = [
  { value: '高一', label: { 'zh-TW': '高一', en: 'Grade 10' } },
  { value: '高二', label: { 'zh-TW': '高二', en: 'Grade 11' } },
  { value: '高三', label: { 'zh-TW': '高三', en: 'Grade 12' } },
];
/** Counties and cities by region, for a list that is easy to look through. */
export const REGIONS: readonly { label: Pair; cities: readonly string[] }[] = [
  { label: { 'zh-TW': '北部', en: 'North' }, cities: ['基隆市', '臺北市', '新北市', '桃園市', '新竹市', '新竹縣', '宜蘭縣'] },
  { label: { 'zh-TW': '中部', en: 'Centre' }, cities: ['苗栗縣', '臺中市', '彰化縣', '南投縣', '雲林縣'] },
  { label: { 'zh-TW': '南部', en: 'South' }, cities: ['嘉義市', '嘉義縣', '臺南市', '高雄市', '屏東縣'] },
  { label: { 'zh-TW': '東部與離島', en: 'East and islands' }, cities: ['花蓮縣', '臺東縣', '澎湖縣', '金門縣', '連江縣'] },
];
