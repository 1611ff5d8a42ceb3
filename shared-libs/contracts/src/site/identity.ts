/** Who the site belongs to: names, office, address, description. */
export const identity = {
  name: '元智大學招生資訊網',
  nameShort: '元智大學',
  nameEn: 'Yuan Ze University Admissions',
  nameEnShort: 'Yuan Ze University',
  /** Beside the logo. */
  brand: { name: { 'zh-TW': '元智大學', en: 'Yuan Ze' }, more: { 'zh-TW': '招生資訊', en: 'Admissions' } },
  office: '元智大學教務處招生組',
  officeEn: 'Office of Admissions, Yuan Ze University',
  phone: { number: '03-0000-000', label: '03-0000-000（示範號碼）', labelEn: '03-0000-000 (demo number)', demo: true },
  email: { address: 'admission@example.edu.tw', demo: true },
  hours: '週一至週五 08:30–12:00、13:00–17:00',
  hoursEn: 'Monday to Friday, 08:30–12:00 and 13:00–17:00',
  address: '32003 桃園市中壢區遠東路135號',
  addressEn: '135 Yuandong Road, Zhongli District, Taoyuan City 32003, Taiwan',
  mapUrl: 'https://www.openstreetmap.org/search?query=%E5%85%83%E6%99%BA%E5%A4%A7%E5%AD%B8',
  demoNotice: '本站為示範網站，聯絡方式、金額、名額與日程皆為示範資料，招生事項以學校正式公告與簡章為準。',
  demoNoticeEn: "This is a demonstration site. Contacts, amounts, places and dates are samples; the university's official notices prevail.",
  title: '元智大學招生資訊網｜AI智慧校園・國際學院・企業書院',
  description:
    '元智大學是全國第一所獲國家品質獎的大學，以AI智慧校園、國際學院與企業書院培育人才。高中生、大學生、研究生與高中夥伴，都能在這裡找到學系介紹、招生日程、獎助學金、營隊與參訪申請。',
  descriptionEn:
    'Yuan Ze University, the first university in Taiwan to win the National Quality Award: an AI-smart campus with an international college and an industry college, and information for high-school students, undergraduates, graduate students and high-school partners.',
  keywords: ['元智大學', '招生資訊', '學士班', '碩博士班', '獎助學金', '高中營隊', '校園參訪', '國際學院'],
  ogImage: { media: 'og-default', alt: '寫著「元智大學招生資訊」的黃昏校園' },
  audiences: [
    {
      key: 'students',
      label: { 'zh-TW': '高中生', en: 'High-school students' },
      text: '先看七個學院的差別，再挑一場營隊或先修課，親自試試喜不喜歡。',
      links: [
        { label: '學士班學系', href: '/bachelor' },
        { label: '營隊與先修', href: '/camp' },
      ],
    },
    {
      key: 'undergraduates',
      label: { 'zh-TW': '大學生', en: 'Undergraduates' },
      text: '想轉學、修輔系或出國一學期，資格與時程都整理在同一頁。',
      links: [
        { label: '轉學考', href: '/admissions' },
        { label: '跨域學習', href: '/studying' },
      ],
    },
    {
      key: 'graduates',
      label: { 'zh-TW': '碩博士申請者', en: 'Graduate applicants' },
      text: '依研究領域找系所與老師，甄試、考試與在職專班各有不同日程。',
      links: [
        { label: '碩博士班系所', href: '/master' },
        { label: '招生管道', href: '/admissions' },
      ],
    },
    {
      key: 'partners',
      label: { 'zh-TW': '高中夥伴', en: 'High-school partners' },
      text: '帶班參訪、辦模擬面試、邀教授到校上課，三張表單一次填完。',
      links: [
        { label: '教職員專區', href: '/staff' },
        { label: '申請參訪', href: '/formVisit' },
      ],
    },
  ],
  figures: [
    { figure: '1989', note: { 'zh-TW': '年創校', en: 'founded' } },
    { figure: '7', note: { 'zh-TW': '個學院（含國際學院）', en: 'colleges, one of them international' } },
    { figure: '100+', note: { 'zh-TW': '所海外夥伴學校', en: 'partner universities abroad' } },
    { figure: '12.87%', note: { 'zh-TW': '國際學生占比（114學年度）', en: 'international students (2025)' } },
  ],
  newStudentSite: {
    label: { 'zh-TW': '新生網站', en: 'New-student site' },
    href: 'https://www.yzu.edu.tw/',
    newWindow: true,
    note: '示範連結：上線前請換成當學年度新生網站的網址',
  },
} as const;
