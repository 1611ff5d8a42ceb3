/** The owner of the site: names, office, address. */
export const identity = {
  name: '元智大學招生資訊網',
  nameShort: '元智大學',
  nameEn: 'Yuan Ze University Admissions',
  nameEnShort: 'Yuan Ze University',
  /** Beside the logo. */
  brand: {
    name: { 'zh-TW': '元智大學', en: 'Yuan Ze' },
    more: { 'zh-TW': '招生資訊', en: 'Admissions' },
  },
  office: '元智大學教務處招生組',
  officeEn: 'Office of Admissions, Yuan Ze University',
  phone: {
    number: '03-0000-000',
    label: '03-0000-000（示範號碼）',
    labelEn: '03-0000-000 (demo number)',
    demo: true,
  },
  email: { address: 'admission@example.edu.tw', demo: true },
  /** Address of the LINE account; empty if the office has none. */
  line: '',
  hours: '週一至週五 08:30–12:00、13:00–17:00',
  hoursEn: 'Monday to Friday, 08:30–12:00 and 13:00–17:00',
  address: '32003 桃園市中壢區遠東路135號',
  addressEn: '135 Yuandong Road, Zhongli District, Taoyuan City 32003, Taiwan',
  mapUrl: 'https://www.openstreetmap.org/search?query=%E5%85%83%E6%99%BA%E5%A4%A7%E5%AD%B8',
  demoNotice:
    '本站為示範網站，聯絡方式、金額、名額與日程皆為示範資料，招生事項以學校正式公告與簡章為準。',
  demoNoticeEn:
    "This is a demonstration site. Contacts, amounts, places and dates are samples; the university's official notices prevail.",
  title: '元智大學招生資訊網｜AI智慧校園・國際學院・企業書院',
  /** Empty: the logo and colours of the program. */
  look: { logo: '', logoWidth: 40, main: '', accent: '', dark: '#061a3d' },
} as const;
