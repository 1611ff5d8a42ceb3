// The headings of exports are content for the office, so in Traditional Chinese.
const FIELDS: Readonly<Record<string, string>> = {
  school: '學校名稱',
  city: '縣市',
  name: '聯絡人姓名',
  jobTitle: '職稱',
  phone: '聯絡電話',
  mobile: '手機',
  email: '電子郵件',
  'dates.begin': '希望日期（最早）',
  'dates.end': '希望日期（最晚）',
  period: '時段',
  grades: '年級',
  grade: '年級',
  students: '學生人數',
  teachers: '隨行教師人數',
  interviewers: '面試委員人數',
  colleges: '學院',
  college: '學院',
  topic: '授課主題',
  periods: '節數',
  mode: '進行方式',
  equipment: '現場設備',
  arrival: '交通方式',
  needs: '希望的安排',
  remarks: '其他說明',
  consent: '同意告知事項',
};
const COLLEGES = {
  international: '國際學院',
  engineering: '工程學院',
  management: '管理學院',
  communications: '電機通訊學院',
  informatics: '資訊學院',
  humanities: '人文社會學院',
  medical: '醫護學院',
};
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  period: { morning: '上午', afternoon: '下午', day: '全天' },
  colleges: COLLEGES,
  college: COLLEGES,
  arrival: { bus: '遊覽車', train: '火車', other: '其他' },
  needs: { guide: '校園導覽', talk: '學系講座', lunch: '代訂午餐', accessible: '無障礙協助' },
  mode: { onsite: '到校', campus: '在元智校園', online: '線上' },
  topic: {
    ai: '人工智慧',
    engineering: '工程',
    business: '商管',
    language: '語言',
    design: '設計',
    medical: '醫護',
    career: '生涯探索',
  },
  grade: { '10': '高一', '11': '高二', '12': '高三', mixed: '混合年級' },
};

/** The heading of a field's column; `name.part` for a part of it. */
export function headingOf(name: string): string {
  const heading = FIELDS[name];
  if (heading === undefined) throw new Error(`The export has no heading for ${name}`);
  return heading;
}

/** A chosen value in words; what visitors typed, or what has no word of its own, as it is. */
export const wordOf = (name: string, value: string): string => OPTIONS[name]?.[value] ?? value;
